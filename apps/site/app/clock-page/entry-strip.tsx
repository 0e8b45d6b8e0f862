import { type Entry, HOME_LABEL, neighbours, nextLabel, previousLabel } from '@found-time/catalogue'
import { ClockStrip, type ClockStripProps } from '@found-time/ui-frame'
import { BASE } from '../shared/base'
import { pageOf } from '../shared/clock-path'
import { useKeptClocks } from '../shell/kept-clocks'

interface EntryStripProps extends Pick<ClockStripProps, 'variant' | 'date' | 'visible' | 'progress'> {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  /** What the clocks beside are asked for too: the part of their addresses from the `?` on. */
  readonly carried: string
}

/** The strip of an entry, with the ways to its neighbours; where there is none, the way leads home. */
export function EntryStrip({ entry, entries, carried, ...shown }: EntryStripProps) {
  const addressOf = (neighbour: Entry | undefined) => (neighbour ? pageOf(neighbour) + carried : BASE)
  const { isKept, toggle } = useKeptClocks()
  const { previous, next } = neighbours(entries, entry.date)
  return (
    <ClockStrip
      {...shown}
      title={entry.title}
      number={`#${entry.clockNumber}`}
      previous={{ href: addressOf(previous), label: previousLabel(previous) }}
      next={{ href: addressOf(next), label: nextLabel(next) }}
      homeHref={BASE}
      homeLabel={HOME_LABEL}
      star={{ kept: isKept(entry.date), onPress: () => toggle(entry.date) }}
    />
  )
}
