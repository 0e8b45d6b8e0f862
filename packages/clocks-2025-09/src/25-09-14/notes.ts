import type { ClockNotes } from '@found-time/clock-runtime'

const AZERET = {
  makers: ['The Azeret Project Authors'],
  source: { registry: 'npm', package: '@fontsource/azeret-mono', version: '5.3.0' },
  licence: 'OFL-1.1',
  notice: 'Copyright 2021 The Azeret Project Authors (https://github.com/displaay/azeret)',
} as const

export const notes: ClockNotes = {
  title: 'Core Dump',
  reading:
    'The bytes that are marked make up the address of the cursor, in four large digits: hours from 00 to 23, and minutes after or below them. The one black byte is the cursor; it blinks each second.',
  about:
    'A day has 1,440 minutes, and so this text has 1,440 bytes: what hackers said of jiffies, wall time and nanofortnights, from the Jargon File, first entry “core dump”. The cursor goes on by a byte a minute, and where its address is marked in the text, one sees what the text is made of.',
  facets: ['figures', 'words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'The on-line hacker Jargon File, version 4.4.7, 29 Dec 2003',
      makers: ['Eric S. Raymond', 'Guy L. Steele Jr.'],
      attribution: 'Eric S. Raymond, Guy L. Steele Jr. and many others',
      source: { registry: 'Debian', package: 'dict-jargon', version: '4.4.7-3.1' },
      licence: 'public domain',
      changes: 'twelve entries, shortened to 1,440 bytes',
    },
    {
      ...AZERET,
      title: 'Azeret Mono ExtraBold',
      changes: 'subset to 0–9 A–F',
      files: ['hex.woff2'],
    },
    {
      ...AZERET,
      title: 'Azeret Mono Medium',
      changes: 'subset to ASCII',
      files: ['text.woff2'],
    },
  ],
}
