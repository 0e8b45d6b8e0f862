/** Where the clocks can be followed from outside, and what each way is called in links. */
export const CALENDAR = '/calendar.ics'

export const FOLLOW = [
  { label: 'RSS', href: '/feed.xml' },
  { label: 'JSON Feed', href: '/feed.json' },
  { label: 'calendar', href: CALENDAR },
  { label: 'letter once a month', href: '/contact#letter' },
] as const
