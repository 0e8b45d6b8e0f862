import { calendar, type Entry } from '@found-time/catalogue'
import { RegisterCalendar } from '@found-time/ui-frame'
import { useMemo } from 'react'
import { pageOf } from '../shared/clock-path'
import { smallPosterOf } from '../shared/posters'

interface CalendarProps {
  readonly entries: readonly Entry[]
  /** Those that answer what the visitor looks for. */
  readonly results: readonly Entry[]
  readonly newestFirst: boolean
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

export default function Calendar({ entries, results, newestFirst }: CalendarProps) {
  const oldestFirst = useMemo(() => sheetsOf(entries), [entries])
  const months = useMemo(
    () => (newestFirst ? oldestFirst.toReversed() : oldestFirst),
    [oldestFirst, newestFirst],
  )
  const found = useMemo(() => new Set(results.map(pageOf)), [results])
  return <RegisterCalendar months={months} found={found} />
}

const sheetsOf = (entries: readonly Entry[]) =>
  calendar(entries).map(({ year, month, startsOn, days }) => {
    const name = monthName.format(Date.UTC(year, month - 1))
    return {
      heading: `${name} ${year}`,
      name,
      startsOn,
      days: days.map((entry, index) => ({
        day: index + 1,
        clock: entry && { href: pageOf(entry), title: entry.title, poster: smallPosterOf(entry.path) },
      })),
    }
  })
