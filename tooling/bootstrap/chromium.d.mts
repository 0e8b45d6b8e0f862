export function systemChromium(): string | undefined
export function installChromium(): Promise<void>
