import type { Picture } from './pictures.ts'
import type { Session } from './session.ts'
import type { Tier } from './tier.ts'

/** What a clause is about, in the order of the contract's page. */
export const SECTIONS = {
  module: 'The module',
  time: 'The time',
  picture: 'The picture',
  company: 'In company',
  files: 'The files',
  cost: 'The cost',
} as const

/** What was found wrong, as parts of one sentence: "25-04-12 *seen*; it should *expected*. *advice*" */
export interface Finding {
  readonly seen: string
  readonly expected: string
  /** What to do, as a sentence of its own. */
  readonly advice: string
  readonly pictures?: Readonly<Record<string, Picture>>
}

export interface Clause {
  /** The name of its file. */
  readonly id: string
  readonly section: keyof typeof SECTIONS
  /** The first tier it runs in. In `full` it looks at more. */
  readonly tier: Tier
  /** What the clock promises: "The clock …". */
  readonly summary: string
  /** How that is proved, with what `full` adds. */
  readonly proof: string
  /** Looked at after all others: it judges what was heard meanwhile. */
  readonly last?: boolean
  /** Clauses that a clock which breaks this one is likely to break with it. */
  readonly breaks?: readonly string[]
  /** Nothing when the promise holds. What it throws is a finding too. */
  readonly check: (session: Session) => Promise<Finding | undefined>
}
