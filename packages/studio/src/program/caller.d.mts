/** Absolute: seen from the folder in which the command was called. */
export function fromCaller(file: string): string
