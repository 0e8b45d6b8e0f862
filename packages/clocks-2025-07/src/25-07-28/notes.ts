import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Status',
  reading:
    'The vast number is the time without its colon, on a twenty-four-hour clock unless you chose twelve: the last two figures, in their own colour, are the minutes, and what stands before them is the hour. Age counts the seconds.',
  about:
    'Each minute a server answers with the number that the time happens to be, and says truly what it means: HTTP has some sixty of them, and where it has none WebSocket, FTP, telephony, mail, news or the trade in domain names may. Most numbers mean nothing and stand hollow; the standard has a client take an unknown 459 for 400, and anything above 599 for the server’s fault. Since HTTP/2 the phrases are not sent at all.',
  facets: ['figures', 'words', 'type', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'HTTP status codes and their reason phrases',
      makers: ['Jonathan Ong', 'Douglas Christopher Wilson'],
      source: {
        registry: 'npm',
        package: 'statuses',
        version: '2.0.2',
        within: 'names as RFC 9110 has them now',
      },
      licence: 'MIT',
      notice:
        'Copyright (c) 2014 Jonathan Ong <me@jongleberry.com>, Copyright (c) 2016 Douglas Christopher Wilson <doug@somethingdoug.com>',
      changes: 'made one list with the numbers of RFC 6455, 3261, 959, 5321, 3977 and 5730',
    },
    {
      title: 'Anybody Black',
      makers: ['Tyler Finck', 'Etcetera Type Company'],
      source: { registry: 'npm', package: '@fontsource-variable/anybody', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anybody Project Authors (https://github.com/Etcetera-Type-Co/Anybody)',
      changes: 'one weight, all widths; subset to letters and figures, renamed',
      files: ['type.woff2'],
    },
  ],
}
