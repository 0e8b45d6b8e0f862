export function installChromium(): Promise<void>
