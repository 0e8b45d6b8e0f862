import type { Entry } from '@found-time/catalogue'
import { ClockScreen, type ClockScreenProps, type ClockStripProps } from '@found-time/ui-frame'
import { EntryStrip } from './entry-strip'
import { LazyClockTools } from './lazy-clock-tools'
import type { ClockState } from './use-clock'
import type { ClockPageState } from './use-clock-page'

interface ClockPageProps extends Pick<ClockScreenProps, 'children' | 'overlay' | 'header' | 'headerVisible'> {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  readonly state: ClockState
  readonly clockPage: ClockPageState
  /** Whether the visitor has moved just now. */
  readonly active: boolean
  readonly strip: Pick<ClockStripProps, 'variant' | 'date'>
}

/** A clock's window with its strip and tools, as far as the visitor's address asks for them. */
export function ClockPage({
  entry,
  entries,
  state,
  clockPage,
  active,
  strip,
  overlay,
  ...screen
}: ClockPageProps) {
  const { params, drift } = clockPage
  return (
    <ClockScreen
      {...screen}
      overlay={params.transparent ? null : overlay}
      strip={params.ui ? <EntryStrip {...strip} entry={entry} entries={entries} visible={active} /> : null}
      tools={
        <LazyClockTools entry={entry} entries={entries} state={state} clockPage={clockPage} active={active} />
      }
      transparent={params.transparent}
      ambient={params.ambient ? drift : undefined}
      idle={!active}
    />
  )
}
