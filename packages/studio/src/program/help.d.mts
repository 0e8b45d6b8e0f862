export function opening(source: string): string
