import type { ClockNotes } from '@found-time/clock-runtime'

const figlet =
  'Copyright (C) 1991, 1993, 1994 Glenn Chappell and Ian Chai; 1996-2001 John Cowan; 2002 Christiaan Keet; 2011 Claudio Matsuoka'

export const notes: ClockNotes = {
  title: 'Figlet',
  reading:
    'The large figures built of small characters are the hour and the minute, on a twenty-four-hour clock unless you chose twelve; one more character falls to the floor with each second, ten to a heap.',
  about:
    'Figlet began in 1991 as a program to sign letters with, and people have drawn more than three hundred typefaces for it out of other letters. Seven are on show, one a minute: of those whose makers say outright that others may use them, the ones that can be read from afar. Seven does not divide sixty, so it takes seven hours until a typeface comes back at the same minute.',
  facets: ['figures', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Four typefaces of FIGlet: Standard, Banner, Slant, Big',
      makers: ['Glenn Chappell', 'Ian Chai', 'Ryan Youck'],
      source: {
        registry: 'npm',
        package: 'figlet',
        version: '1.12.0',
        within: 'which has them from figlet 2.2.5',
      },
      licence: 'BSD-3-Clause',
      notice: figlet,
      changes: 'figures and colon alone, set by this clock, strokes joined',
    },
    {
      title: 'Classy, ANSI Compact, Coder Mini',
      makers: ['Loic Cressot'],
      source: { registry: 'npm', package: 'figlet', version: '1.12.0' },
      licence: 'MIT',
      notice: 'Font Author: Loic Cressot. This font is free to use and distribute / MIT License',
      changes: 'figures and colon alone, set by this clock',
    },
    {
      title: 'JetBrains Mono ExtraBold',
      makers: ['Philipp Nurullin', 'Konstantin Bulenkov', 'JetBrains'],
      attribution: 'Philipp Nurullin and Konstantin Bulenkov, JetBrains',
      source: { registry: 'npm', package: '@fontsource/jetbrains-mono', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The JetBrains Mono Project Authors (https://github.com/JetBrains/JetBrainsMono)',
      changes: 'subset to ASCII, renamed',
      files: ['mono.woff2'],
    },
  ],
}
