import type { TimeSource } from './time-source'
import type { HourCycle, Mode, Motion } from './types'

export interface HostSettings {
  readonly source: TimeSource
  readonly timeZone: string
  readonly hourCycle: HourCycle
  readonly paused: boolean
  readonly motion: Motion
  readonly mode: Mode
  /** Everything random in a clock is drawn from this. */
  readonly seed: string
  /** The most pictures a second, `1` to `60`. */
  readonly maxFps: number
  /** The art alone, over whatever is behind the stage: what a clock calls its ground is left out. */
  readonly transparent: boolean
  /** Goes on, by timers, where the browser calls the page hidden. */
  readonly runsHidden: boolean
}
