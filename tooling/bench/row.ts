export interface Row {
  readonly measure: string
  readonly value: string
  /** The limit, or the ratio to something measured in the same run. */
  readonly against?: string
  /** False when a limit was passed. */
  readonly met?: boolean
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
