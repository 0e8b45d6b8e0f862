export const PROGRAM: string
export function inPlace(text: string): string
