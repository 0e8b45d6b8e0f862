export function calledBy(program: string): (text: string) => string
export function inPlace(text: string): string
