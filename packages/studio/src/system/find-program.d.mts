export function findProgram(variable: string, names: readonly string[]): string | undefined
export function systemChromium(): string | undefined
