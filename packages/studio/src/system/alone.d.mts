export function alone<T>(folder: string, work: () => Promise<T>, onWait?: () => void): Promise<T>
