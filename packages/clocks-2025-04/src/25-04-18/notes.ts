import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Semaphore',
  reading:
    'Four sailors signal the four figures of the time, hours then minutes, as the card on the pier explains; a gull hops on by one of sixty posts each second.',
  about:
    'Flag semaphore has no figures of its own. One to nine borrow the letters A to I and nought takes K, so at eight minutes past ten these four are spelling AKKH. They change in the last second of the minute, one after another, and hold still on the stroke. The gull runs out of posts at the same time and flies home.',
  facets: ['figures', 'picture', 'interface'],
  transparent: true,
  credits: [
    {
      title: 'League Gothic',
      makers: ['The League Gothic Project Authors'],
      source: { registry: 'npm', package: '@fontsource/league-gothic', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'figures only, renamed',
      notice:
        'Copyright 2020 The League Gothic Project Authors (https://github.com/theleagueof/league-gothic)',
      files: ['pier.woff2'],
    },
  ],
}
