import type { TimeSource } from '@found-time/clock-runtime'
import type { View } from './view'

export interface BenchProps {
  readonly view: View
  readonly source: TimeSource
  /** The second time of an onion. */
  readonly laterSource: TimeSource
  readonly choose: (change: Partial<View>) => void
}

/** The room the bench has for clocks, in CSS pixels. */
export type Space = { readonly space: { readonly width: number; readonly height: number } }
