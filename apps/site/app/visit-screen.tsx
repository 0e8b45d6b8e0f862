import type { Entry } from '@found-time/catalogue'
import { ClockScreen, type ClockScreenProps, type ClockStripProps } from '@found-time/ui-frame'
import { EntryStrip } from './entry-strip'
import { LaterTools } from './later-tools'
import type { ClockState } from './use-clock'
import type { Visit } from './visit'

interface VisitScreenProps
  extends Pick<ClockScreenProps, 'children' | 'overlay' | 'header' | 'headerVisible'> {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  readonly state: ClockState
  readonly visit: Visit
  /** Whether the visitor has moved just now. */
  readonly active: boolean
  readonly strip: Pick<ClockStripProps, 'variant' | 'date'>
}

/** A clock's window with its strip and tools, as far as the visitor's address asks for them. */
export function VisitScreen({
  entry,
  entries,
  state,
  visit,
  active,
  strip,
  overlay,
  ...screen
}: VisitScreenProps) {
  const { view, drift } = visit
  return (
    <ClockScreen
      {...screen}
      overlay={view.transparent ? null : overlay}
      strip={view.ui ? <EntryStrip {...strip} entry={entry} entries={entries} visible={active} /> : null}
      tools={<LaterTools entry={entry} entries={entries} state={state} visit={visit} active={active} />}
      transparent={view.transparent}
      ambient={view.ambient ? drift : undefined}
      idle={!active}
    />
  )
}
