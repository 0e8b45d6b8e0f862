import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Epoch',
  reading:
    'The black strip says it for humans: so many minutes past the hour, of twelve, and the part of the day. Above it is the same moment in Unix seconds, in digits and in switches.',
  about:
    'Computers agree on one clock: the seconds since New Year 1970 in Greenwich, ten digits long. In a machine of 32 bits those are thirty-one switches, most of which have not moved for months; the first one must stay off, or the year is 1901 again. It will be wanted on 19 January 2038, at fourteen minutes and eight seconds past three.',
  facets: ['words', 'interface', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Hubot Sans',
      makers: ['The Hubot Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource-variable/hubot-sans', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2021 The Hubot Sans Project Authors (https://github.com/github/hubot-sans), with Reserved Font Name "Hubot"',
      changes:
        'weight fixed at 800, width from 75 to 125 kept; subset to letters, figures and , . : + − and renamed: Hubot is a reserved name',
      files: ['type.woff2'],
    },
  ],
}
