/** What a visitor may ask of a clock page. It puts nothing over the art by itself. */
import { type Entry, neighbours } from '@found-time/catalogue'
import type { ClockModule } from '@found-time/clock-runtime'
import { Dialog, KeyList, Toast, ToolButton, Tools } from '@found-time/ui-frame'
import { useEffect, useState } from 'react'
import { useKeys } from '../../shell/use-keys'
import { prefetchClock } from '../load-clock.client'
import { type ClockPageState, withAmbient } from '../use-clock-page'
import { driftAt, SHUFFLE_MS, useEvery } from './ambient'
import { useClockNavigation } from './clock-navigation'
import { canFillScreen, fillScreen, leaveFullScreen, useIsFullScreen } from './full-screen'
import { Information } from './information'
import { useViewTransition } from './view-transition'
import { useWakeLock, type WakeState } from './wake-lock'

interface ClockToolsProps {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  /** Undefined until the clock is there. */
  readonly clock: ClockModule | undefined
  readonly clockPage: ClockPageState
  /** Whether the visitor has moved just now. */
  readonly active: boolean
}

/** Something said in passing is seen this long. */
const SAID_MS = 6000

const ICONS = {
  information: 'M14 13v7M14 8.500v.01M14 3a11 11 0 1 0 0 22a11 11 0 0 0 0-22',
  ambient: 'M22 17.500A9.500 9.500 0 1 1 11 5a7.500 7.500 0 0 0 11 12.500z',
  full: 'M4 10V4h6M18 4h6v6M24 18v6h-6M10 24H4v-6',
}

export default function ClockTools({ entry, entries, clock, clockPage, active }: ClockToolsProps) {
  const { params, togglePause, setAmbient, setDrift } = clockPage
  const [sheet, setSheet] = useState<'information' | 'keys'>()
  const { said, say } = useSaid()
  const { previous, next } = neighbours(entries, entry.date)
  const fullScreen = useIsFullScreen()
  const wake = useWakeLock(Boolean(params.ambient))
  const flow = useViewTransition()
  useClockNavigation(entry, entries, clockPage)

  const closeSheet = () => setSheet(undefined)
  const toggleFullScreen = async () => {
    if (fullScreen) leaveFullScreen()
    else if (!canFillScreen()) say(CANNOT_FILL)
    else await fillScreen()
  }
  const toggleAmbient = () => {
    if (params.ambient) setAmbient(false)
    else {
      fillScreen()
      setAmbient('stay')
    }
  }
  useKeys({
    f: toggleFullScreen,
    i: () => setSheet('information'),
    ' ': () => {
      say(clockPage.paused ? 'Running' : 'Paused')
      togglePause()
    },
    a: toggleAmbient,
    '?': () => setSheet('keys'),
    s: params.ambient ? () => setAmbient(params.ambient === 'shuffle' ? 'stay' : 'shuffle') : undefined,
    d: params.ambient ? () => setDrift({ ...clockPage.drift, dim: !clockPage.drift.dim }) : undefined,
  })

  useEffect(() => {
    if (!clock) return
    const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 1000))
    const cancel = window.cancelIdleCallback ?? clearTimeout
    const id = idle(() => {
      for (const neighbour of [next, previous]) if (neighbour) prefetchClock(neighbour.path)
    })
    return () => cancel(id)
  }, [next, previous, clock])

  useEvery(60_000, Boolean(params.ambient), (epochMs) =>
    setDrift({ ...driftAt(epochMs), dim: clockPage.drift.dim }),
  )
  useEvery(SHUFFLE_MS, params.ambient === 'shuffle', (_, first) => {
    const others = entries.filter(({ date }) => date !== entry.date)
    const other = others[Math.floor(Math.random() * others.length)]
    if (!first && other) flow(`/${other.path}${withAmbient('', 'shuffle')}`)
  })

  const complaint = [...params.problems.map(inWords), clockPage.problem].filter(Boolean).join(' ')
  useEffect(() => {
    if (complaint) say(complaint)
  }, [complaint, say])
  useEffect(() => {
    if (params.ambient && wake !== 'asking') say(ambientNote(wake))
  }, [params.ambient, wake, say])

  return (
    <>
      <Tools visible={active}>
        <ToolButton label="Information" icon={ICONS.information} onPress={() => setSheet('information')} />
        <ToolButton
          label="Ambient"
          pressed={Boolean(params.ambient)}
          icon={ICONS.ambient}
          onPress={toggleAmbient}
        />
        <ToolButton label="Full screen" pressed={fullScreen} icon={ICONS.full} onPress={toggleFullScreen} />
      </Tools>
      <Toast>{said}</Toast>
      {sheet === 'information' && clock ? (
        <Information entry={entry} notes={clock.notes} say={say} onClose={closeSheet} />
      ) : null}
      {sheet === 'keys' ? (
        <Dialog title="Keys" variant="card" onClose={closeSheet}>
          <KeyList keys={KEYS} />
        </Dialog>
      ) : null}
    </>
  )
}

const KEYS = [
  [['←', '→'], 'The clock before, the clock after'],
  [['Home', 'Esc'], 'The register of all clocks'],
  [['Space'], 'Stop and go on'],
  [['I'], 'Information'],
  [['F'], 'Full screen'],
  [['A'], 'Ambient, to be left on all day'],
  [['S', 'D'], 'In ambient: shuffle, dim'],
  [['?'], 'This list'],
] as const

const EXPECTED: Record<string, string> = {
  at: 'it is a time like 10:08 or a moment like 2025-04-13T10:08:42Z',
  tz: 'zones look like Asia/Tokyo',
  hour: 'it is 12 or 24',
  fps: 'it is a whole number from 1 to 60',
  bg: 'it is transparent',
}

/** What to say of a part of the address that was not understood. */
const inWords = (asked: string) => `${asked} is not understood: ${EXPECTED[asked.split('=', 1)[0]!]}.`

const CANNOT_FILL = 'This browser cannot fill the screen. Added to your home screen, the site has it whole.'

function ambientNote(wake: WakeState): string {
  const awake = typeof wake === 'object' ? `The screen may sleep: ${wake.refused}.` : 'The screen stays on.'
  const whole = canFillScreen() ? (document.fullscreenElement ? '' : 'F fills the screen.') : CANNOT_FILL
  return ['Ambient.', awake, whole, 'S shuffles, D dims, A ends.'].filter(Boolean).join(' ')
}

function useSaid() {
  const [said, setSaid] = useState<{ text: string }>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(setSaid, SAID_MS, undefined)
    return () => clearTimeout(timer)
  }, [said])
  const [say] = useState(() => (text: string) => setSaid({ text }))
  return { said: said?.text, say }
}
