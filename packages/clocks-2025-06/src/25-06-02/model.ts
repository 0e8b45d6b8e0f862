/** Pendulums in the row: six for the tens of the minutes, ten for the ones. */
export const PENDULUMS = 16

/**
 * Swings a pendulum makes in a minute: the longest 51, each shorter one one more, as in Harvard's Natural Sciences Lecture
 * Demonstrations ("Pendulum Waves", with fifteen), after R. E. Berg, American Journal of Physics 59 (1991), page 186.
 */
export const swingsOf = (pendulum: number) => 51 + pendulum

/** Standard gravity, metres a second squared. */
const GRAVITY = 9.80665

/** Length of a pendulum in metres, by Huygens' law for small swings: `T = 2π √(l / g)`. */
export const lengthOf = (pendulum: number) => GRAVITY / ((2 * Math.PI * swingsOf(pendulum)) / 60) ** 2

/** Where a pendulum is, from `-1` to `1`, so many seconds after all were let go of on one side. */
export const swingAt = (pendulum: number, seconds: number) =>
  Math.cos((2 * Math.PI * swingsOf(pendulum) * seconds) / 60)

/** A place on the beam: which of its rows, and which slot of how many along it. */
export interface Place {
  readonly row: number
  readonly slot: number
  readonly slots: number
}

/** What is engraved on the beam at a place. */
export interface Figure extends Place {
  readonly text: string
}

/** Slots of the row of minutes: six for the tens, a free one, and ten for the ones. */
export const MINUTE_SLOTS = 17

/** The slot from which a pendulum hangs. */
export const slotOf = (pendulum: number) => pendulum + (pendulum < 6 ? 0 : 1)

/** The two pendulums that stand for a minute, those of its tens and of its ones. */
export const pendulumsOf = (minute: number) => [Math.floor(minute / 10), 6 + (minute % 10)] as const

/** What a beam has on it. */
export interface Scale {
  readonly cycle: 12 | 24
  /** Whose hours it has, those of before noon or of after it. */
  readonly half: 'am' | 'pm'
  /** Whether tens and ones have a row each. */
  readonly apart: boolean
}

/** One row for the hours, then that of the minutes or two. */
export const rowsOf = ({ apart }: Pick<Scale, 'apart'>) => (apart ? 3 : 2)

export function figuresOf(scale: Scale): Figure[] {
  const { cycle, half } = scale
  const hours = Array.from({ length: 12 }, (_, hour) => ({
    ...hourPlace(hour),
    text: String(cycle === 12 ? hour || 12 : hour + (half === 'pm' ? 12 : 0)),
  }))
  const tens = Array.from({ length: 6 }, (_, ten) => ({
    ...minutePlaces(ten * 10, scale)[0],
    text: String(ten * 10),
  }))
  const ones = Array.from({ length: 10 }, (_, one) => ({
    ...minutePlaces(one, scale)[1],
    text: String(one),
  }))
  return [...hours, ...tens, ...ones]
}

/** Where the rider of the hours is. */
export const hourPlace = (hour: number): Place => ({ row: 0, slot: hour % 12, slots: 12 })

/** Where the riders of the minute's tens and ones are. */
export function minutePlaces(minute: number, { apart }: Pick<Scale, 'apart'>): readonly [Place, Place] {
  const [ten, one] = [Math.floor(minute / 10), minute % 10]
  return apart
    ? [
        { row: 1, slot: ten, slots: 6 },
        { row: 2, slot: one, slots: 10 },
      ]
    : [
        { row: 1, slot: ten, slots: MINUTE_SLOTS },
        { row: 1, slot: 7 + one, slots: MINUTE_SLOTS },
      ]
}
