/** Where the clocks can be followed from outside, and what each way is called in links. */
import { at } from './base.ts'
import { CALENDAR, FEED } from './feeds.ts'

export const FOLLOW = [
  { label: 'RSS', href: FEED.rss },
  { label: 'JSON Feed', href: FEED.json },
  { label: 'calendar', href: CALENDAR },
  { label: 'letter once a month', href: at('/contact#letter') },
] as const
