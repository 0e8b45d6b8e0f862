import { type Entry, HOME_LABEL, neighbours, nextLabel, previousLabel } from '@found-time/catalogue'
import { ClockStrip, type ClockStripProps } from '@found-time/ui-frame'

interface EntryStripProps extends Pick<ClockStripProps, 'variant' | 'date' | 'visible'> {
  readonly entry: Entry
  readonly entries: readonly Entry[]
}

/** The strip of an entry, with the ways to its neighbours; where there is none, the way leads home. */
export function EntryStrip({ entry, entries, ...shown }: EntryStripProps) {
  const { previous, next } = neighbours(entries, entry.date)
  return (
    <ClockStrip
      {...shown}
      title={entry.title}
      number={`#${entry.clockNumber}`}
      previous={{ href: addressOf(previous), label: previousLabel(previous) }}
      next={{ href: addressOf(next), label: nextLabel(next) }}
      homeHref="/"
      homeLabel={HOME_LABEL}
    />
  )
}

const addressOf = (neighbour: Entry | undefined) => (neighbour ? `/${neighbour.path}` : '/')
