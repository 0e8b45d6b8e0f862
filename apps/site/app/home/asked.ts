/** What a visitor looks for in the register. */
export interface Asked {
  readonly query: string
  /** What is asked for besides: facets and `kept`. */
  readonly filters: readonly string[]
}
