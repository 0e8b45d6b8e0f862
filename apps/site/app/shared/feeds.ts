import { at } from './base.ts'

export const FEED = { rss: at('/feed.xml'), json: at('/feed.json') } as const

export const CALENDAR = at('/calendar.ics')
