import { clamp, createRandom, easeInOut, type Random } from '@found-time/clock-runtime'

/** One note or rest of a melody. */
export interface Note {
  /** When it sounds, in seconds from the start of the minute. */
  readonly at: number
  readonly seconds: number
  /** Its value in crotchets: `1` a crotchet, `0.75` a dotted quaver. */
  readonly value: number
  readonly rest: boolean
  /** Half a staff space each, from the bottom line up. */
  readonly pitch: number
}

export interface Melody {
  readonly notes: readonly Note[]
  /** When each bar after the first begins, in seconds. */
  readonly barlines: readonly number[]
  /** Seconds to a crotchet; `Infinity` when the metronome stands. */
  readonly beatSeconds: number
}

/**
 * Sharps, or flats when negative, of the key that stands at an hour on the circle of fifths: C at twelve, one sharp at
 * one, six at six, five flats at seven, one flat at eleven.
 * @param hour12 - `1` to `12`.
 */
export const sharpsAt = (hour12: number): number => (hour12 < 7 ? hour12 : hour12 - 12)

/**
 * The upper figure of the time signature: the hour. A bar of no beats cannot be, so midnight is a twelve too, and the
 * treble clef tells it from noon's.
 * @param hour - `0` to `23`.
 */
export const beatsPerBarAt = (hour: number, hourCycle: 12 | 24): number =>
  (hourCycle === 12 ? hour % 12 : hour) || 12

/** Where the accidentals of a key stand on the treble staff, in half spaces from the bottom line; bass is two lower. */
const SHARPS = [8, 5, 9, 6, 3, 7]
const FLATS = [4, 7, 3, 6, 2]
export const keySignature = (sharps: number, bass: boolean): number[] =>
  (sharps < 0 ? FLATS : SHARPS).slice(0, Math.abs(sharps)).map((place) => place - (bass ? 2 : 0))

/** The tonic nearest the middle of the staff. */
export function tonicOf(sharps: number, bass: boolean): number {
  const letter = (((sharps * 4) % 7) + 7) % 7 // C is 0; a fifth up is four letters on
  const place = bass ? letter + 3 : letter - 2 // C below the bass staff's middle; C below the treble staff
  return ((((place - 1) % 7) + 7) % 7) + 1
}

/**
 * The shortest note for a beat, as halvings of a crotchet, so that slow beats carry quick notes as adagios do. Three at
 * the most: the lines leave no room for more beams.
 */
const SHORTEST = 3
const halvingsFor = (beatSeconds: number) =>
  Math.min(SHORTEST, Math.max(0, Math.round(Math.log2(beatSeconds / 0.95))))

function divide(level: number, shortest: number, random: Random): number[] {
  const value = 2 ** -level
  const chance = random()
  const halves = () => [...divide(level + 1, shortest, random), ...divide(level + 1, shortest, random)]
  if (level < shortest - 1) return halves()
  if (level === shortest - 1) {
    if (chance < 0.2) return [value]
    if (chance < 0.36 && level + 2 <= SHORTEST) return [value * 0.75, value * 0.25]
    return halves()
  }
  if (level === shortest && shortest < SHORTEST && chance < 0.24) return [value / 2, value / 2]
  return [value]
}

/**
 * A minute of music: exactly `beats` crotchets at that many to the minute, in bars of `beatsPerBar` after an upbeat
 * of what is left over. It moves mostly by step, in four phrases of which the second and the last end on the tonic.
 * @param beats - Crotchets in the minute, `0` to `59`; with none the minute is silent.
 */
export function compose(
  beatsPerBar: number,
  beats: number,
  sharps: number,
  bass: boolean,
  random: Random,
): Melody {
  const beatSeconds = 60 / beats
  const upbeat = beats % beatsPerBar
  const barlines: number[] = []
  for (let beat = upbeat || beatsPerBar; beat < beats; beat += beatsPerBar) barlines.push(beat * beatSeconds)

  const shortest = halvingsFor(beatSeconds)
  const patterns = Array.from({ length: 4 }, () => divide(0, shortest, random))
  const values: { beat: number; value: number }[] = []
  for (let beat = 0; beat < beats; beat++) {
    const lastOfBar = (beat + 1 - upbeat) % beatsPerBar === 0 || beat === beats - 1
    if (shortest === 0 && !lastOfBar && random() < 0.13) {
      values.push({ beat, value: 2 })
      beat++
      continue
    }
    let start = beat
    for (const value of random.pick(patterns)) {
      values.push({ beat: start, value })
      start += value
    }
  }

  const tonic = tonicOf(sharps, bass)
  const phraseAt = (beat: number) => Math.min(3, Math.floor((beat / beats) * 4))
  let pitch = nearest(tonic + random.pick([0, 2, 4]), 3)
  let leap = 0
  const notes = values.map(({ beat, value }, index): Note => {
    const phrase = phraseAt(beat)
    const next = values[index + 1]
    const ends = !next || phraseAt(next.beat) !== phrase
    const nearlyEnds = !ends && (!values[index + 2] || phraseAt(values[index + 2]!.beat) !== phrase)
    const cadence = phrase === 1 || phrase === 3 ? tonic : tonic + random.pick([1, 4])
    const rest = !ends && index > 0 && value < 1 && !nearlyEnds && random() < 0.06
    if (ends) pitch = nearest(cadence, pitch)
    else if (nearlyEnds) pitch = nearest(cadence, pitch) + (pitch >= nearest(cadence, pitch) ? 1 : -1)
    else if (index > 0 && !rest) {
      const arch = 2.6 + 3.4 * Math.sin(Math.PI * (((beat / beats) * 4) % 1)) - pitch
      const chance = random()
      const size = leap ? 1 : chance < 0.1 ? 0 : chance < 0.72 ? 1 : chance < 0.92 ? 2 : random.integer(3, 4)
      const up = leap ? leap < 0 : random() < 0.5 + Math.max(-0.42, Math.min(0.42, arch * 0.13))
      pitch += up ? size : -size
      leap = size > 2 ? (up ? 1 : -1) : 0
    }
    pitch = Math.min(9, Math.max(-2, pitch))
    return { at: beat * beatSeconds, seconds: value * beatSeconds, value, rest, pitch }
  })
  return { notes, barlines, beatSeconds }
}

/** The same degree of the scale in the octave nearest to a pitch, on or close to the staff. */
function nearest(degree: number, pitch: number): number {
  let found = degree
  while (found - pitch > 4 && found - 7 >= -1) found -= 7
  while (pitch - found > 4 && found + 7 <= 9) found += 7
  return found
}

/** The melody of a minute on the wall clock. */
export function melodyAt(
  hour12: number,
  minute: number,
  beatsPerBar: number,
  bass: boolean,
  seed: string,
): Melody {
  return compose(
    beatsPerBar,
    minute,
    sharpsAt(hour12),
    bass,
    createRandom(seed, 'melody', beatsPerBar, minute, bass ? 1 : 0),
  )
}

/** Tails or beams of a note value: none for a crotchet and longer, one for a quaver, and so on to three. */
export const tailsOf = (value: number): number => Math.max(0, Math.ceil(-Math.log2(value) - 0.001))
export const isDotted = (value: number): boolean => !Number.isInteger(Math.log2(value))

/** Which way a stem goes: up from below the middle line. */
export const stemIsUp = (pitches: readonly number[]): boolean =>
  Math.max(...pitches) - 4 <= 4 - Math.min(...pitches) &&
  pitches.reduce((sum, pitch) => sum + pitch, 0) < 4 * pitches.length

/**
 * Notes that share a beam: runs of tailed notes within a beat, or within some three seconds of a slow one, never across
 * a rest or the end of a line.
 */
export function beamGroups(notes: readonly Note[], beatSeconds: number, lineSeconds: number): Note[][] {
  let span = Math.min(60, beatSeconds) // a silent minute has no beat
  while (span > 3.4) span /= 2
  const cell = (note: Note) =>
    `${Math.floor(note.at / span + 1e-6)} ${Math.floor(note.at / lineSeconds + 1e-6)}`
  const groups: Note[][] = []
  let open: Note[] | undefined
  for (const note of notes) {
    if (note.rest || tailsOf(note.value) === 0) open = undefined
    else if (open && cell(open[0]!) === cell(note)) open.push(note)
    else {
      open = [note]
      groups.push(open)
    }
  }
  return groups
}

/** How long the rod takes from one side to the other, in seconds; it is held there until the next. */
const STROKE = 0.42

/** Degrees from the upright: one swing a second, upright on the tick, right and left by turns. */
export function swingAt(secondsOfDay: number, reach: number): number {
  const tick = Math.round(secondsOfDay)
  const part = clamp((secondsOfDay - tick) / STROKE, -0.5, 0.5)
  return (tick % 2 ? -reach : reach) * Math.sin(Math.PI * part)
}

/**
 * For how many milliseconds the rod is held.
 * @param millisecond - Of the second.
 * @returns `0` while it swings.
 */
export function heldFor(millisecond: number): number {
  const begins = 1000 - STROKE * 500
  return millisecond >= STROKE * 500 && millisecond < begins ? begins - millisecond : 0
}

/** How long a page takes to give way to the next, in seconds. */
const BREATH = 0.4
/** The second of the minute from which on it does. */
export const TURNS_FROM = 60 - BREATH

/**
 * How far the next page has come through, `0` to `1`: whole on the beat of the minute, never after it.
 * @param second - With its fraction, `0` up to `60`.
 */
export function turnAt(second: number): number {
  const part = Math.max(0, (second - 60 + BREATH) / BREATH)
  return easeInOut(part)
}
