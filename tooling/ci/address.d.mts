export interface Address {
  readonly host: string
  readonly port: number
}
export function readAddress(env: { readonly HOST?: string; readonly PORT?: string }): Address
export function whyNotListening(error: NodeJS.ErrnoException, address: Address): string
export function holdPort(address: Address): Promise<() => Promise<void>>
