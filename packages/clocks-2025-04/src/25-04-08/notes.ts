import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Tower of Hanoi',
  reading:
    'The figures on the two red discs are the hour, on the two black ones the minute, on the two white ones the second: on each pair first the larger disc, then the smaller.',
  about:
    'Édouard Lucas brought out his puzzle in 1883 as the work of a professor from Siam whom he had made up. One legal move a second is made here, without end. Six discs need sixty-three of them, three too many for a minute, so that the tower is whole at another second each time, on the next peg, and for that second only.',
  transparent: true,
  facets: ['figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Lacquered discs with gold dust, and their pegs',
      makers: ['Lost Property Lab'],
      source: { words: 'renders/25-04-08.pov, rendered with POV-Ray 3.7' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['wide.webp', 'even.webp', 'tall.webp', 'peg.webp'],
    },
    {
      title: 'A wall of gold leaf',
      makers: ['Lost Property Lab'],
      source: { words: 'renders/25-04-08-leaf.py, reckoned with numpy' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['leaf.webp'],
    },
    {
      title: 'Abril Fatface',
      makers: ['TypeTogether'],
      source: { registry: 'npm', package: '@fontsource/abril-fatface', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'figures turned into pictures, in gold and in red lacquer',
      notice:
        'Copyright (c) 2011, TypeTogether (www.type-together.com info@type-together.com), with Reserved Font Names "Abril" and "Abril Fatface"',
      files: ['figures.webp'],
    },
  ],
}
