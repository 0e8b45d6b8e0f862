export class NetworkFault extends Error {}
export function isNetworkFault(output: string): boolean
export function fetched(
  what: string,
  attempt: () => Promise<{ readonly code: number; readonly output: string }>,
  pauses?: readonly number[],
): Promise<void>
