/** The clocks as a calendar to subscribe to (RFC 5545): a day is its clock's. */
import { writeFile } from 'node:fs/promises'
import ical, { ICalEventTransparency } from 'ical-generator'
import { config } from '../app/shared/config.ts'
import { CALENDAR } from '../app/shared/feeds.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { fileAt } from './file-at.ts'

/** Programs ask again after a day, in seconds: there is one clock more then. */
const ASK_AGAIN_S = 86_400

export async function publishCalendar(client: string, clocks: readonly ClockMetadata[]): Promise<void> {
  await writeFile(fileAt(client, CALENDAR), calendarOf(clocks))
}

/**
 * @returns A calendar with one entry a clock, all day and taking up no time. The same clocks give the same text: an
 * entry's name and stamp come from its date, so that a calendar that has it already does not enter it twice.
 */
export function calendarOf(clocks: readonly ClockMetadata[]): string {
  const calendar = ical({
    name: config.productName,
    description: config.tagline,
    prodId: { company: config.labName, product: config.productName, language: 'EN' },
    source: config.origin + CALENDAR,
    ttl: ASK_AGAIN_S,
  })
  for (const { date, title, clockNumber, reading, url, published } of clocks) {
    calendar.createEvent({
      id: `${date}@${new URL(config.origin).hostname}`,
      stamp: published,
      start: published,
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `#${clockNumber} ${title}`,
      description: reading,
      url,
    })
  }
  return `${calendar}\r\n` // which ends the last line, too
}
