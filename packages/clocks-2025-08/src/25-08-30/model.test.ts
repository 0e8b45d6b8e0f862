import { expect, it } from 'vitest'
import { HOURS, MINUTES, SENTENCES } from './apparatus'
import { advanceOf } from './metrics'
import { notesAt, planOf, readAt, sentenceAt, wordsOf } from './model'

it('has a note for each hour and each minute, of one or two lines', () => {
  expect(HOURS).toHaveLength(24)
  expect(MINUTES).toHaveLength(60)
  for (const note of [...HOURS, ...MINUTES]) {
    expect(note.length).toBeLessThan(88)
    expect(note).toMatch(/[.?]$/)
  }
  expect(MINUTES[42]).toContain('forty-two')
  expect(MINUTES[33]).toContain('long-playing')
  expect(HOURS[12]).toContain('noon')
})

it('calls three notes in every sentence', () => {
  for (const sentence of SENTENCES)
    expect(wordsOf(sentence).flatMap(({ unit }) => unit ?? [])).toEqual(['hour', 'minute', 'second'])
  expect(sentenceAt(0, 0)).toBe(SENTENCES[0])
})

it('numbers the notes by the time', () => {
  expect(notesAt(15, 42, 24).hour[0]).toBe('15')
  expect(notesAt(15, 42, 12).hour[0]).toBe('3')
  expect(notesAt(0, 7, 12).hour[0]).toBe('12')
  expect(notesAt(0, 7, 24)).toMatchObject({ hour: ['0', HOURS[0]], minute: ['7', MINUTES[7]] })
})

it('leaves a hair space between a word and the call of its note', () => {
  const { sentence } = planOf(SENTENCES[1]!, notesAt(15, 42, 24), 1280, 800)
  const pieces = sentence.flatMap((line) => line.pieces)
  const at = pieces.findIndex(({ text, call }) => call && text === '42')
  expect(pieces[at - 1]!.text).toBe('minute')
  expect(pieces[at]!.lead! / pieces[at - 1]!.size).toBeCloseTo(0.075)
})

it('reads a word a second', () => {
  expect(readAt(25, 20)).toBe(5)
})

it('sets every page within its margins', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 320],
    [160, 90],
  ] as const)
    for (let at = 0; at < 1440; at += 37) {
      const [hour, minute] = [Math.floor(at / 60), at % 60]
      const plan = planOf(sentenceAt(hour, minute), notesAt(hour, minute, 24), width, height)
      for (const { x, y, pieces } of [...plan.sentence, ...plan.hour, ...plan.minute]) {
        const long = pieces.reduce(
          (sum, { text, face, size, lead = 0 }) => sum + lead + advanceOf(text, face) * size,
          0,
        )
        expect(x + long).toBeLessThan(width)
        expect(y).toBeLessThan(height)
        for (const { size, raised } of pieces) expect(y - raised - size * 0.68).toBeGreaterThan(0)
      }
      expect(plan.sentence[0]!.pieces[0]!.size).toBeGreaterThan(Math.min(width, height) * 0.06)
    }
})
