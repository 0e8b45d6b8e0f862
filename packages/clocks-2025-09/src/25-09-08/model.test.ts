import { expect, it } from 'vitest'
import { answerAt, lengthOf, partOfDay, RHYMES, rhymesAt, rhymesOf, saidAt } from './model'

/** How what is rhymed with is spoken, and how its rhymes are, in their order: from the CMU Pronouncing Dictionary. */
const SPOKEN: Record<string, readonly [string, string]> = {
  one: ['W AH1 N', 'B AH1 N / N AH1 N / P AH1 N / F AH1 N / R AH1 N'],
  two: ['T UW1', 'Z UW1 / M UW1 / N UW1 / B UW1 / SH UW1 / G UW1'],
  three: ['TH R IY1', 'B IY1 / N IY1 / T R IY1 / G L IY1 / F R IY1'],
  four: ['F AO1 R', 'S N AO1 R / B AO1 R / G AO1 R / CH AO1 R / S AO1 R'],
  five: ['F AY1 V', 'HH AY1 V / JH AY1 V / D AY1 V / K L AY1 V'],
  six: ['S IH1 K S', 'B R IH1 K S / CH IH1 K S / T R IH1 K S / L IH1 K S / S T IH1 K S'],
  seven: ['S EH1 V AH0 N', 'HH EH1 V AH0 N / L EH1 V AH0 N'],
  eight: ['EY1 T', 'P L EY1 T / D EY1 T / S K EY1 T / G EY1 T / K R EY1 T'],
  nine: ['N AY1 N', 'S W AY1 N / W AY1 N / P AY1 N / S P AY1 N / B R AY1 N'],
  ten: ['T EH1 N', 'HH EH1 N / P EH1 N / R EH1 N / D EH1 N / Z EH1 N'],
  eleven: ['IH0 L EH1 V AH0 N', 'K EH1 V AH0 N / B EH1 V AH0 N / D EH1 V AH0 N'],
  twelve: ['T W EH1 L V', 'SH EH1 L V / D EH1 L V'],
  teen: ['T IY1 N', 'K W IY1 N / G R IY1 N / S K R IY1 N / P R IY1 N / K IY1 N'],
  thir: ['TH ER1', 'F ER1 / S P ER1 / B L ER1 / S L ER1'],
  fif: ['F IH1 F', 'W IH1 F / S N IH1 F / S T IH1 F / S K IH1 F'],
  twenty: ['T W EH1 N IY0', 'P EH1 N IY0 / JH EH1 N IY0 / K EH1 N IY2 / B EH1 N IY0'],
  thirty: ['TH ER1 T IY2', 'D ER1 T IY0 / JH ER1 T IY0 / B ER1 T IY0'],
  forty: ['F AO1 R T IY0', 'SH AO1 R T IY0 / S P AO1 R T IY0 / M AO1 R T IY0'],
  fifty: ['F IH1 F T IY0', 'N IH1 F T IY0 / TH R IH1 F T IY0 / SH IH1 F T IY0'],
  past: ['P AE1 S T', 'F AE1 S T / B L AE1 S T / M AE1 S T / K AE1 S T / V AE1 S T'],
  'o’clock': ['AH0 K L AA1 K', 'S AA1 K / F R AA1 K / R AA1 K / N AA1 K'],
  morning: ['M AO1 R N', 'HH AO1 R N / K AO1 R N / TH AO1 R N / S K AO1 R N'],
  afternoon: ['N UW1 N', 'S P UW1 N / M UW1 N / L UW1 N / B AH0 B UW1 N / G UW1 N'],
  night: ['N AY1 T', 'B R AY1 T / F R AY1 T / F AY1 T / T AY1 T'],
}

/** From the vowel that is stressed to the end. */
const tailOf = (spoken: string) => {
  const sounds = spoken.split(' ')
  return sounds
    .slice(sounds.findIndex((sound) => sound.endsWith('1')))
    .join(' ')
    .replaceAll(/\d/g, '')
}

it('has only rhymes that rhyme, and never the word itself', () => {
  expect(tailOf('F AO1 R T IY0')).toBe('AO R T IY')
  expect(Object.keys(SPOKEN)).toEqual(Object.keys(RHYMES))
  for (const [said, rhymes] of Object.entries(RHYMES)) {
    const [spoken, heard] = SPOKEN[said]!
    expect(heard.split(' / ')).toHaveLength(rhymes.split(' ').length)
    for (const rhyme of heard.split(' / ')) {
      expect(tailOf(rhyme)).toBe(tailOf(spoken))
      expect(rhyme).not.toBe(spoken)
    }
  }
})

it('says the time in the words that are rhymed', () => {
  expect(saidAt(15, 42)).toEqual(['forty', 'two', 'past', 'three', 'afternoon'])
  expect(saidAt(0, 2)).toEqual(['two', 'past', 'twelve', 'night'])
  expect(saidAt(10, 0)).toEqual(['ten', 'o’clock', 'morning'])
  expect(saidAt(23, 13)).toEqual(['thir', 'teen', 'past', 'eleven', 'night'])
})

it('answers with the hour, the minute and the part of the day', () => {
  expect(answerAt(15, 42)).toEqual(['forty-two past three', 'in the afternoon'])
  expect(answerAt(0, 2)).toEqual(['two past twelve', 'at night'])
  expect(answerAt(10, 9)).toEqual(['nine past ten', 'in the morning'])
  expect(answerAt(12, 0)).toEqual(['twelve o’clock', 'in the afternoon'])
  expect(answerAt(23, 50)).toEqual(['fifty past eleven', 'at night'])
  expect(answerAt(7, 15)).toEqual(['fifteen past seven', 'in the morning'])
})

it('answers each minute of the day differently', () => {
  const answers = Array.from({ length: 1440 }, (_, at) => answerAt(Math.floor(at / 60), at % 60).join(' '))
  expect(new Set(answers).size).toBe(1440)
  expect([2, 3, 11, 12, 17, 18].map(partOfDay)).toEqual([
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'night',
  ])
})

it('changes one rhyme a second, each in its turn', () => {
  for (let second = 1; second < 60; second++) {
    const [before, now] = [rhymesAt(15, 42, second - 1), rhymesAt(15, 42, second)]
    expect(
      now.words.flatMap((word, index) => (word.onset === before.words[index]!.onset ? [] : index)),
    ).toEqual([now.changed])
  }
})

it('parts a word before its rhyme', () => {
  expect(rhymesOf('eleven')[2]).toEqual({ onset: 'D', rime: 'evon' })
  expect(lengthOf('hen')).toBeCloseTo(1.2, 0)
})
