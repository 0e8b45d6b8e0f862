import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The big white figures are the hour and the minute; around them the towel is filled one cross a second, row by row, and is full at the end of the hour.',
  about:
    'A panel of 3,600 stitches takes an hour at one a second, so the cloth is eighty by forty-five, sixty by sixty or forty by ninety, whichever suits the screen. It is Assisi work, in which the background is embroidered. The motifs are printed on for the needle to find, and change with the hour.',
  facets: ['figures', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Jacquard 24, Yarndings 20: lettering and motifs on a weaver’s grid',
      creator: 'Sarah Cadigan-Fried, The Soft Type Project',
      source: '@fontsource/jacquard-24 5.3.0, @fontsource/yarndings-20 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried)',
      changes: 'figures and eight motifs read off as charts of stitches, all figures made equally tall',
    },
  ],
}
