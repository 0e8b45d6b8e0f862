/** Where the clocks can be followed from outside, and what each way is called in links. */
import { at } from './base.ts'

export const FEED = { rss: at('/feed.xml'), json: at('/feed.json') } as const
export const CALENDAR = at('/calendar.ics')

export const FOLLOW = [
  { label: 'RSS', href: FEED.rss },
  { label: 'JSON Feed', href: FEED.json },
  { label: 'calendar', href: CALENDAR },
  { label: 'letter once a month', href: at('/contact#letter') },
] as const
