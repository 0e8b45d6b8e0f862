import type { Entry } from '@found-time/catalogue'
import { Choice, Control, ControlGroup, Dialog, Suggest } from '@found-time/ui-frame'
import { useMemo } from 'react'
import { LetterKeys } from '../../shell/letter-keys'
import type { Ambient } from '../clock-params'
import type { ClockPageState } from '../use-clock-page'
import { Moment } from './moment'
import { zoneMeant, zonesOf } from './zones'

interface ControlsProps {
  readonly entry: Entry
  readonly clockPage: ClockPageState
  readonly actions: ControlActions
  readonly fullScreen: boolean
  readonly said: string | undefined
  readonly say: (text: string) => void
  readonly onClose: () => void
}

/** What keys do, for who has none. */
export interface ControlActions {
  readonly togglePause: () => void
  readonly toggleAmbient: () => void
  readonly shuffle: (ambient: Ambient) => void
  readonly toggleDim: () => void
  readonly toggleFullScreen: () => void
  readonly showInformation: () => void
  readonly showKeys: () => void
  readonly openAnother: () => void
}

/** Everything that can be asked of a clock page, in one place: for pointer, touch and keys. */
export function Controls({ entry, clockPage, actions, fullScreen, said, say, onClose }: ControlsProps) {
  const { params, paused, hourCycle, timeZone, drift } = clockPage
  const away = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog title="Controls" variant="menu" said={said} onClose={onClose}>
      <ControlGroup heading="The time">
        <Control label={paused ? 'Go on' : 'Pause'} shortcut="Space" onPress={actions.togglePause} />
        <Choice
          label="Hours"
          value={hourCycle === 12 ? '12' : '24'}
          options={HOURS}
          onChoose={(hours) => clockPage.setHourCycle(hours === '12' ? 12 : 24)}
        />
        <Zone value={timeZone} onChoose={clockPage.setTimeZone} say={say} />
      </ControlGroup>
      <ControlGroup heading="Left on">
        <Control
          label="Ambient"
          shortcut="A"
          pressed={Boolean(params.ambient)}
          onPress={actions.toggleAmbient}
        />
        <Choice
          label="Shuffle"
          value={params.ambient || 'stay'}
          options={SHUFFLES}
          onChoose={actions.shuffle}
        />
        <Control label="Dim" shortcut="D" pressed={drift.dim} onPress={actions.toggleDim} />
        <Control label="Full screen" shortcut="F" pressed={fullScreen} onPress={actions.toggleFullScreen} />
      </ControlGroup>
      <ControlGroup heading="This moment">
        <Moment entry={entry} clockPage={clockPage} say={say} />
      </ControlGroup>
      <ControlGroup heading="More">
        <Control label="Information" shortcut="I" onPress={away(actions.showInformation)} />
        <Control label="Keys" shortcut="?" onPress={away(actions.showKeys)} />
        <Control label="Any clock" shortcut="R" onPress={away(actions.openAnother)} />
        <LetterKeys />
      </ControlGroup>
    </Dialog>
  )
}

const SHUFFLES = [
  { value: 'stay', label: 'off' },
  { value: 'shuffle', label: 'all' },
  { value: 'kept', label: 'kept' },
] as const

const HOURS = [
  { value: '24', label: '24' },
  { value: '12', label: '12' },
] as const

interface ZoneProps {
  readonly value: string | undefined
  readonly onChoose: (timeZone?: string) => void
  readonly say: (text: string) => void
}

function Zone({ value = '', onChoose, say }: ZoneProps) {
  const zones = useMemo(() => zonesOf(Intl.supportedValuesOf?.('timeZone') ?? []), [])
  return (
    <Suggest
      label="Zone"
      value={value.replaceAll('_', ' ')}
      placeholder="this machine’s"
      options={zones.map(({ value: zone, label }) => ({ value: zone.replaceAll('_', ' '), label }))}
      onChoose={(text) => {
        const zone = zoneMeant(text, zones)
        if (zone || text.trim() === '') onChoose(zone)
        else say(`No zone is called “${text.trim()}”.`)
      }}
    />
  )
}
