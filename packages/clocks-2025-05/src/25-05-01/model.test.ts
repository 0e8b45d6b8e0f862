import { describe, expect, it } from 'vitest'
import {
  beamGroups,
  beatsPerBarAt,
  heldFor,
  isDotted,
  keySignature,
  melodyAt,
  sharpsAt,
  stemIsUp,
  swingAt,
  tailsOf,
  tonicOf,
  turnAt,
} from './model'

const beatsOf = (hour: number, minute: number) =>
  melodyAt(hour, minute, hour, false, 'seed').notes.reduce((sum, note) => sum + note.value, 0)

describe('the metronome mark', () => {
  it.each([1, 9, 10, 27, 42, 59])('of %i has just that many crotchets in its minute', (minute) =>
    expect(beatsOf(4, minute)).toBe(minute),
  )
  it('of nothing is a minute of silence', () => expect(melodyAt(3, 0, 3, false, 'seed').notes).toEqual([]))
  it('makes a crotchet last sixty seconds over the mark', () =>
    expect(melodyAt(10, 40, 10, false, 'seed').beatSeconds).toBe(1.5))
  it('fills the minute without a gap', () => {
    const { notes } = melodyAt(7, 33, 7, true, 'seed')
    let end = 0
    for (const note of notes) {
      expect(note.at).toBeCloseTo(end, 6)
      end = note.at + note.seconds
    }
    expect(end).toBeCloseTo(60, 6)
  })
  it('gives slow beats short notes, demisemiquavers at the shortest', () => {
    const shortest = (minute: number) =>
      Math.max(...melodyAt(4, minute, 4, false, 'seed').notes.map((note) => tailsOf(note.value)))
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(shortest)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3])
    expect(shortest(59)).toBe(1)
  })
})

describe('the time signature', () => {
  it('is the hour, with twelve for midnight on a 24-hour page as for noon', () => {
    expect([0, 1, 12, 13, 23].map((hour) => beatsPerBarAt(hour, 24))).toEqual([12, 1, 12, 13, 23])
    expect([0, 1, 12, 13, 23].map((hour) => beatsPerBarAt(hour, 12))).toEqual([12, 1, 12, 1, 11])
  })
  it('puts ten crotchets to a bar at ten, after an upbeat of the two that are left over of 42', () =>
    expect(melodyAt(10, 42, 10, false, 'seed').barlines.map((at) => Math.round(at * 42) / 60)).toEqual([
      2, 12, 22, 32,
    ]))
  it('has no upbeat when the beats divide', () =>
    expect(melodyAt(3, 6, 3, false, 'seed').barlines).toEqual([30]))
  it('never ties a minim over a barline', () => {
    const { notes, barlines } = melodyAt(3, 58, 3, false, 'seed')
    for (const note of notes)
      for (const at of barlines) expect(note.at < at - 1e-6 && note.at + note.seconds > at + 1e-6).toBe(false)
  })
})

describe('the key', () => {
  // The circle as a clock face, C major at twelve, G (one sharp) next clockwise, F (one flat) next the other way:
  // muzikisto.com/music-theory/circle-of-fifths.
  it('goes round the circle of fifths with the hours', () =>
    expect([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => sharpsAt(hour % 12 || 12))).toEqual([
      0, 1, 2, 3, 4, 5, 6, -5, -4, -3, -2, -1,
    ]))
  it('stands at one o’clock with an F sharp on the top line of the treble staff, on the fourth line of the bass', () => {
    expect(keySignature(1, false)).toEqual([8])
    expect(keySignature(1, true)).toEqual([6])
  })
  it('stands at eleven with a B flat on the middle line', () => expect(keySignature(-1, false)).toEqual([4]))
  it.each([
    [0, 5], // C, third space
    [1, 2], // G, second line
    [2, 6], // D, fourth line
    [-1, 1], // F, first space
    [-2, 4], // B flat, middle line
  ])('with %i sharps has its tonic on place %i of the treble staff', (sharps, place) =>
    expect(tonicOf(sharps, false)).toBe(place),
  )
})

describe('engraving', () => {
  it('turns stems down from the middle line up', () => {
    expect(stemIsUp([3])).toBe(true)
    expect(stemIsUp([4])).toBe(false)
    expect(stemIsUp([8])).toBe(false)
  })
  it('counts tails', () => expect([2, 1, 0.75, 0.5, 0.25, 1 / 32].map(tailsOf)).toEqual([0, 0, 1, 1, 2, 5]))
  it('knows dotted values', () =>
    expect([1, 0.75, 0.5, 0.375].map(isDotted)).toEqual([false, true, false, true]))
  it('beams no further than some three seconds of a slow beat', () => {
    const { notes, beatSeconds } = melodyAt(10, 3, 10, false, 'seed')
    for (const group of beamGroups(notes, beatSeconds, 10))
      expect(group.at(-1)!.at - group[0]!.at).toBeLessThan(3.4)
  })
  it('beams within the beat, not over it, nor over a rest', () => {
    const note = (at: number, value: number, rest = false) => ({ at, seconds: value, value, rest, pitch: 4 })
    const notes = [
      note(0, 0.5),
      note(0.5, 0.5),
      note(1, 0.5, true),
      note(1.5, 0.5),
      note(2, 1),
      note(3, 0.5),
      note(3.5, 0.5),
    ]
    expect(beamGroups(notes, 1, 10).map((group) => group.map(({ at }) => at))).toEqual([
      [0, 0.5],
      [1.5],
      [3, 3.5],
    ])
  })
})

describe('the next page', () => {
  it('is not seen for most of the minute', () =>
    expect([turnAt(0), turnAt(59), turnAt(59.5)]).toEqual([0, 0, 0]))
  it('is half through a fifth of a second before the beat', () => expect(turnAt(59.8)).toBeCloseTo(0.5, 9))
  it('is whole on the beat', () => expect(turnAt(59.9999)).toBeCloseTo(1, 5))
})

describe('the rod', () => {
  it('is upright on every tick', () => expect(swingAt(36_002, 12)).toBeCloseTo(0, 9))
  it('is out to the right half a second later, to the left after the next tick', () => {
    expect(swingAt(36_000.5, 12)).toBeCloseTo(12, 9)
    expect(swingAt(36_001.5, 12)).toBeCloseTo(-12, 9)
  })
  it('is held from 0.21 s after a tick to 0.21 s before the next', () => {
    expect([0, 209, 790, 999].map(heldFor)).toEqual([0, 0, 0, 0])
    expect([210, 500].map(heldFor)).toEqual([580, 290])
    for (const moment of [36_000.21, 36_000.4, 36_000.79]) expect(swingAt(moment, 12)).toBeCloseTo(12, 9)
  })
})
