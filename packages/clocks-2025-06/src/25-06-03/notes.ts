import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Sixty Tabs',
  reading:
    'The number after the colon in the address is the hour; the number in the white open tab is the minute, for each minute opens one tab more.',
  about:
    'Anyone who has sixty tabs open knows roughly how long they have been sitting there. Each holds a home page of about 1996, from anchor to zoom in the order of the alphabet: it has one visitor a minute, its guestbook is signed by the tabs before it, and its photo takes the whole minute to arrive. On the hour all tabs but one are closed, and the scroll bar moves down by a twenty-fourth of the day.',
  facets: ['figures', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Silk icons 1.3, 64 of 1,000',
      makers: ['Mark James'],
      source: { registry: 'Debian', package: 'famfamfam-silk', version: '1.3-1.1' },
      licence: 'CC-BY-3.0',
      changes: 'sixty set on one sheet and four on another; enlarged, and pale as wallpaper',
      files: ['silk.webp', 'tools.webp'],
    },
    {
      title: 'Times 14 and Bold 24, Helvetica Bold 8, for screens of 75 dots an inch',
      makers: ['Adobe Systems', 'Digital Equipment Corporation'],
      source: { registry: 'Debian', package: 'xfonts-75dpi', version: '1.0.5' },
      licence: 'HPND',
      notice:
        'Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.',
      changes: 'the letters of ASCII on one sheet, in any colour',
      files: ['type.webp'],
    },
    {
      title: 'Jersey 10',
      makers: ['Sarah Cadigan-Fried'],
      source: { registry: 'npm', package: '@fontsource/jersey-10', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried/soft-type-jersey)',
      changes: 'subset to small letters and figures, renamed',
      files: ['tabs.woff2'],
    },
  ],
}
