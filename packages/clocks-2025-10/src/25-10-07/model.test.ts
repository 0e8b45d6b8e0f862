import { expect, it } from 'vitest'
import { advanceOf } from './hands'
import { LANGUAGES } from './languages'
import { gloss, languageAt, linesOf, planOf, wordOf, writtenAt } from './model'

const inLanguage = (code: string, number: number) =>
  wordOf(LANGUAGES.find((language) => language.code === code)!, number)

it('says forty-two as CLDR spells it', () => {
  expect(inLanguage('fi', 42)).toBe('neljäkymmentäkaksi')
  expect(inLanguage('da', 42)).toBe('toogfyrre')
  expect(inLanguage('fr', 42)).toBe('quarante-deux')
  expect(inLanguage('el', 42)).toBe('σαράντα δύο')
  expect(inLanguage('ja', 42)).toBe('四十二')
  expect(inLanguage('he', 42)).toBe('ארבעים ושתיים')
})

it('knows the exceptions', () => {
  expect(inLanguage('de', 21)).toBe('einundzwanzig')
  expect(inLanguage('es', 22)).toBe('veintidós')
  expect(inLanguage('it', 28)).toBe('ventotto')
  expect(inLanguage('vi', 21)).toBe('hai mươi mốt')
  expect(inLanguage('nl', 33)).toBe('drieëndertig')
})

it('has sixty different words in each of 31 languages', () => {
  expect(LANGUAGES).toHaveLength(31)
  for (const language of LANGUAGES)
    expect(new Set(Array.from({ length: 60 }, (_, number) => wordOf(language, number))).size).toBe(60)
})

it('prints the hour and the minute in English below the words', () => {
  const { glosses } = planOf(15, 42, 1280, 800)
  expect(glosses.map(({ text }) => text)).toEqual(['fifteen', 'forty-two'])
  expect([0, 9, 20, 59].map(gloss)).toEqual(['zero', 'nine', 'twenty', 'fifty-nine'])
})

it('prints both English words on one line of a broad tag, clear of everything written', () => {
  for (let at = 0; at < 1440; at += 7) {
    const { name, glosses, field } = planOf(Math.floor(at / 60), at % 60, 1280, 800)
    expect(glosses[0]?.y).toBe(glosses[1]?.y)
    expect(glosses[1]!.y).toBeLessThan(field.y + field.height - 10)
    for (const { y } of name) expect(y).toBeLessThan(glosses[0]!.y - glosses[0]!.size * 0.69)
  }
})

it('writes each word about the middle of its English, uphill', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const { name, glosses } = planOf(10, 9, width, height)
    const first = glosses[0]!
    expect(name[0]!.about[0]).toBeCloseTo(first.x + (advanceOf(first.text, 'print') * first.size) / 2)
    expect(name[0]!.slope).toBe(-2.6)
  }
})

it('lets another speak each minute', () => {
  expect(languageAt(0, 0).name).toBe('Finnish')
  expect(languageAt(0, 1)).not.toBe(languageAt(0, 2))
})

it('breaks long words where they are joined', () => {
  expect(linesOf('neljä~kymmentä~kaksi', 3, 'latin')).toEqual(['neljä-', 'kymmentä-', 'kaksi'])
  expect(linesOf('cuarenta y dos', 2, 'latin')).toEqual(['cuarenta', 'y dos'])
})

it('sets every name within its field', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    for (let at = 0; at < 1440; at += 7) {
      const [hour, minute] = [Math.floor(at / 60), at % 60]
      const { name, field } = planOf(hour, minute, width, height)
      const { hand } = languageAt(hour, minute)
      for (const { text, x, y, size } of name) {
        expect(x).toBeGreaterThan(field.x)
        expect(x + advanceOf(text, hand) * size).toBeLessThan(field.x + field.width)
        expect(y).toBeLessThan(field.y + field.height)
        expect(size).toBeGreaterThan(Math.min(width, height) * 0.06)
      }
    }
})

it('is written within a second and a half', () => {
  expect(writtenAt(0, 10)).toBe(1)
  expect(writtenAt(750, 10)).toBe(6)
  expect(writtenAt(1500, 10)).toBe(10)
})
