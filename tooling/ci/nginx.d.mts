export function systemNginx(): string
export function installNginx(): Promise<void>
