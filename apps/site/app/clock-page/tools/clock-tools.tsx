/** What a visitor may ask of a clock page. It puts nothing over the art by itself. */
import { type Entry, neighbours } from '@found-time/catalogue'
import type { ClockModule } from '@found-time/clock-runtime'
import { Dialog, KeyList, Toast, ToolButton, Tools } from '@found-time/ui-frame'
import { useEffect, useState } from 'react'
import { useKeptClocks } from '../../shell/kept-clocks'
import { LetterKeys } from '../../shell/letter-keys'
import { useKeys } from '../../shell/use-keys'
import { anotherClock } from '../another-clock'
import type { Ambient } from '../clock-params'
import { groundMissed } from '../ground'
import { clockComes, prefetchClock } from '../load-clock.client'
import { problemInWords } from '../param-problems'
import { TOUCH, useActivity } from '../use-activity'
import type { ClockPageState } from '../use-clock-page'
import { DRIFT_MS, driftAt, SHUFFLE_MS, useEvery } from './ambient'
import { useClockNavigation } from './clock-navigation'
import { type ControlActions, Controls } from './controls'
import { canFillScreen, fillScreen, leaveFullScreen, useIsFullScreen } from './full-screen'
import { hiddenZoneSaid } from './hidden-zone'
import { Information } from './information'
import { useWakeLock, type WakeState } from './wake-lock'

/** What a touch brings is read before it can be pressed: it stays this long, in milliseconds. */
const READ_MS = 3000

interface ClockToolsProps {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  /** Undefined until the clock is there. */
  readonly clock: ClockModule | undefined
  readonly clockPage: ClockPageState
  /** Whether the visitor has moved just now. */
  readonly active: boolean
  /** Said once, when the page is opened. */
  readonly hint: string | undefined
}

// A browser lists 250 files that came and then no more: a page that stays open begins anew, so that the next clock is
// seen to come. It came with the first, and costs what is shown first nothing here.
performance.onresourcetimingbufferfull = () => performance.clearResourceTimings()

/** Something said in passing is seen this long. */
const TOAST_MS = 6000

const ICONS = {
  information: 'M14 13v7M14 8.500v.01M14 3a11 11 0 1 0 0 22a11 11 0 0 0 0-22',
  ambient: 'M22 17.500A9.500 9.500 0 1 1 11 5a7.500 7.500 0 0 0 11 12.500z',
  full: 'M4 10V4h6M18 4h6v6M24 18v6h-6M10 24H4v-6',
  controls: 'M4 9h11M21 9h3M18 6v6M4 19h3M13 19h11M10 16v6',
}

export default function ClockTools({ entry, entries, clock, clockPage, active, hint }: ClockToolsProps) {
  const { params, togglePause, setAmbient, setDrift } = clockPage
  const [sheet, setSheet] = useState<'information' | 'keys' | 'controls'>()
  const { said, say } = useSaid()
  const { dates: kept } = useKeptClocks()
  const { previous, next } = neighbours(entries, entry.date)
  const fullScreen = useIsFullScreen()
  const wake = useWakeLock(Boolean(params.ambient))
  const touched = useActivity(READ_MS, TOUCH)
  const go = useClockNavigation(entry, entries, clockPage)

  const closeSheet = () => setSheet(undefined)
  const toggleFullScreen = async () => {
    if (fullScreen) leaveFullScreen()
    else if (!canFillScreen()) say(CANNOT_FILL)
    else await fillScreen()
  }
  const shuffle = (ambient: Ambient) => {
    if (ambient === 'kept' && kept.length < 2) return say(TOO_FEW_KEPT)
    if (ambient === 'stay') say('No longer shuffled.')
    else say(`Shuffled: another of ${ambient === 'kept' ? 'the kept' : 'all'} clocks every ten minutes.`)
    if (ambient !== 'stay' || params.ambient) setAmbient(ambient)
  }
  const openAnother = () => {
    const other = anotherClock(entries, entry.date)
    if (other) go(other)
  }
  const actions: ControlActions = {
    toggleFullScreen,
    shuffle,
    openAnother,
    togglePause() {
      say(clockPage.paused ? 'Running' : 'Paused')
      togglePause()
    },
    toggleAmbient() {
      if (params.ambient) setAmbient(false)
      else {
        fillScreen()
        setAmbient('stay')
      }
    },
    toggleDim() {
      const dim = !clockPage.drift.dim
      say(dim ? 'Dimmed.' : 'No longer dimmed.')
      if (!params.ambient) setAmbient('stay')
      setDrift({ ...clockPage.drift, dim })
    },
    showInformation: () => setSheet('information'),
    showKeys: () => setSheet('keys'),
  }
  useKeys({
    f: toggleFullScreen,
    i: actions.showInformation,
    ' ': actions.togglePause,
    a: actions.toggleAmbient,
    r: openAnother,
    m: () => setSheet('controls'),
    '?': actions.showKeys,
    s: params.ambient ? () => shuffle(params.ambient === 'stay' ? 'shuffle' : 'stay') : undefined,
    d: params.ambient ? actions.toggleDim : undefined,
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

  useEvery(DRIFT_MS, Boolean(params.ambient), (epochMs) =>
    setDrift({ ...driftAt(epochMs), dim: clockPage.drift.dim }),
  )
  useEvery(SHUFFLE_MS, params.ambient === 'shuffle' || params.ambient === 'kept', (_, first) => {
    if (first) return
    const stars = entries.filter(({ date }) => kept.includes(date))
    const among = params.ambient === 'kept' && stars.length > 1 ? stars : entries
    const here = window.location.pathname
    anotherThatComes(among, entry.date).then((other) => {
      // Nobody went there: a day of it would be a hundred steps on the way back.
      if (other && window.location.pathname === here) go(other, { replace: true })
    })
  })

  const complaint = [
    ...params.problems.map(problemInWords),
    clockPage.problem,
    groundMissed(params, clock?.notes),
  ]
    .filter(Boolean)
    .join(' ')
  useEffect(() => {
    if (complaint) say(complaint)
  }, [complaint, say])
  const isAmbient = Boolean(params.ambient)
  useEffect(() => {
    if (isAmbient && wake !== 'asking') say(ambientNote(wake))
  }, [isAmbient, wake, say])
  useEffect(() => {
    const zoneless = (params.timeZone ?? clockPage.timeZone) ? undefined : hiddenZoneSaid()
    if (hint ?? zoneless) say([zoneless, hint].filter(Boolean).join(' '))
  }, [hint, say, params.timeZone, clockPage.timeZone])

  return (
    <>
      <Tools visible={active || touched || sheet === 'controls'}>
        <ToolButton label="Information" icon={ICONS.information} onPress={actions.showInformation} />
        <ToolButton
          label="Ambient"
          pressed={Boolean(params.ambient)}
          icon={ICONS.ambient}
          onPress={actions.toggleAmbient}
        />
        <ToolButton label="Full screen" pressed={fullScreen} icon={ICONS.full} onPress={toggleFullScreen} />
        <ToolButton label="Controls" icon={ICONS.controls} onPress={() => setSheet('controls')} />
      </Tools>
      {/* A dialog says it itself, in front of its veil. */}
      <Toast>{sheet ? undefined : said}</Toast>
      {sheet === 'information' && clock ? (
        <Information entry={entry} notes={clock.notes} said={said} say={say} onClose={closeSheet} />
      ) : null}
      {sheet === 'keys' ? (
        <Dialog title="Keys" variant="card" onClose={closeSheet}>
          <KeyList keys={KEYS} />
          <LetterKeys />
        </Dialog>
      ) : null}
      {sheet === 'controls' ? (
        <Controls
          entry={entry}
          clockPage={clockPage}
          actions={actions}
          fullScreen={fullScreen}
          said={said}
          say={say}
          onClose={closeSheet}
        />
      ) : null}
    </>
  )
}

const KEYS = [
  [['←', '→'], 'The clock before, the clock after'],
  [['Home', 'Esc'], 'The register of all clocks'],
  [['R'], 'Any clock'],
  [['Space'], 'Stop and go on'],
  [['I'], 'Information'],
  [['M'], 'Controls'],
  [['F'], 'Full screen'],
  [['A'], 'Ambient, to be left on all day'],
  [['S', 'D'], 'In ambient: shuffle, dim'],
  [['?'], 'This list'],
] as const

const TOO_FEW_KEPT = 'Two clocks with a star are needed to shuffle those.'

const CANNOT_FILL = 'This browser cannot fill the screen. Added to your home screen, the site has it whole.'

/** A machine without a pointer that hovers has no keys either, as a rule. */
const hasKeys = () => matchMedia('(any-hover: hover)').matches

function ambientNote(wake: WakeState): string {
  const awake = typeof wake === 'object' ? `The screen may sleep: ${wake.refused}.` : 'The screen stays on.'
  const whole = canFillScreen()
    ? document.fullscreenElement || !hasKeys()
      ? ''
      : 'F fills the screen.'
    : CANNOT_FILL
  const how = hasKeys()
    ? 'S shuffles, D dims, A ends.'
    : 'Touch the clock for its controls: shuffle, dim, end.'
  return ['Ambient.', awake, whole, how].filter(Boolean).join(' ')
}

/** Any clock but this one. Without a network most are not there, and those are passed over. */
async function anotherThatComes(clocks: readonly Entry[], here: string): Promise<Entry | undefined> {
  let left = clocks
  for (;;) {
    const other = anotherClock(left, here)
    if (!other || (await clockComes(other))) return other
    left = left.filter(({ date }) => date !== other.date)
  }
}

function useSaid() {
  const [said, setSaid] = useState<{ text: string }>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(setSaid, TOAST_MS, undefined)
    return () => clearTimeout(timer)
  }, [said])
  const [say] = useState(() => (text: string) => setSaid({ text }))
  return { said: said?.text, say }
}
