/** What a clause says of a clock. */
export interface Verdict {
  readonly clause: string
  readonly status: 'pass' | 'fail'
  /** What was wrong, after the clock's name: "looks the same at 10:08 and at 10:09". */
  readonly seen?: string
  /** What it should do, after "it should": "show a picture of its own for each". */
  readonly expected?: string
  /** What to do, as a sentence. */
  readonly advice?: string
  /** The clause that tells of what probably broke this one too. */
  readonly cause?: string
  /** Paths from the root of the repository. */
  readonly pictures?: string[]
  readonly ms: number
}
