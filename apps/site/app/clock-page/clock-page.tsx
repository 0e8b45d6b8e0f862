import type { Entry } from '@found-time/catalogue'
import { ClockScreen, type ClockScreenProps, type ClockStripProps } from '@found-time/ui-frame'
import { carriedSearch } from './clock-params'
import { EntryStrip } from './entry-strip'
import { LazyClockTools } from './lazy-clock-tools'
import type { ClockState } from './use-clock'
import type { ClockPageState } from './use-clock-page'
import { useLoadProgress } from './use-load-progress'

interface ClockPageProps extends Pick<ClockScreenProps, 'children' | 'overlay' | 'header' | 'headerVisible'> {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  readonly state: ClockState
  readonly clockPage: ClockPageState
  /** Whether the visitor has moved just now. */
  readonly active: boolean
  readonly strip: Pick<ClockStripProps, 'variant' | 'date'>
  /** Said once, when the page is opened. */
  readonly hint?: string | undefined
}

/** A clock's window with its strip and tools, as far as the visitor's address asks for them. */
export function ClockPage({
  entry,
  entries,
  state,
  clockPage,
  active,
  strip,
  hint,
  overlay,
  ...screen
}: ClockPageProps) {
  const { params, search, drift } = clockPage
  const progress = useLoadProgress(state.status === 'loading' || (state.status === 'failed' && state.late))
  return (
    <ClockScreen
      {...screen}
      heading={entry.title}
      description={state.status === 'ready' ? state.clock.notes.reading : undefined}
      overlay={params.transparent ? null : overlay}
      strip={
        params.ui ? (
          <EntryStrip
            {...strip}
            entry={entry}
            entries={entries}
            carried={carriedSearch(search, params.ambient)}
            progress={progress}
            visible={active || progress !== undefined}
          />
        ) : null
      }
      tools={
        <LazyClockTools
          entry={entry}
          entries={entries}
          state={state}
          clockPage={clockPage}
          active={active}
          hint={hint}
        />
      }
      transparent={params.transparent}
      ambient={params.ambient ? drift : undefined}
      idle={!active}
    />
  )
}
