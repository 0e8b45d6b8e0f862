import type { HourCycle } from '@found-time/clock-runtime'
import { parseHourCycle, parseTimeZone } from '@found-time/clock-runtime/parse'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../shell/hydrated'
import { useStoredChoice } from '../shell/storage'
import { type ClockParams, readClockParams, withAmbient, withoutParam } from './clock-params'

export interface Drift {
  /** `-1` to `1` of the room there is. */
  readonly x: number
  readonly y: number
  readonly dim: boolean
}

const AT_REST: Drift = { x: 0, y: 0, dim: false }
const NOTHING_ASKED = readClockParams('')

/** What a visitor has asked of a clock page, by its address or by hand. */
export interface ClockPageState {
  readonly params: ClockParams
  /** The address from the `?` on. */
  readonly search: string
  readonly paused: boolean
  readonly togglePause: () => void
  /** As the address asks, else as the visitor chose at some clock before, else the clock's own. */
  readonly hourCycle: HourCycle | undefined
  readonly setHourCycle: (hours: HourCycle) => void
  /** As the address asks, else as the visitor chose, else the machine's. */
  readonly timeZone: string | undefined
  /** @param timeZone - IANA name; the machine's own when left out. */
  readonly setTimeZone: (timeZone?: string) => void
  /** Ambient is part of the address, so that it is shared, kept and left like a page. */
  readonly setAmbient: (ambient: ClockParams['ambient']) => void
  readonly drift: Drift
  readonly setDrift: (drift: Drift) => void
  /** Why the time that was asked for is not shown. */
  readonly problem: string | undefined
  readonly setProblem: (problem: string | undefined) => void
}

const isHourCycle = (value: unknown): value is '' | '12' | '24' =>
  typeof value === 'string' && parseHourCycle(value) !== undefined
const isTimeZone = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && parseTimeZone(value) !== undefined

export function useClockPage(): ClockPageState {
  const { search, pathname } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const params = useMemo(() => (hydrated ? readClockParams(search) : NOTHING_ASKED), [hydrated, search])
  // What was chosen by hand goes when another address is opened.
  const [chosen, setChosen] = useState<{ search: string; paused: boolean }>()
  const [hours, keepHours] = useStoredChoice({ key: 'hour', fallback: '' }, isHourCycle)
  const [zone, keepZone] = useStoredChoice<string>({ key: 'tz', fallback: '' }, isTimeZone)
  const [drift, setDrift] = useState(AT_REST)
  const [problem, setProblem] = useState<string>()
  const paused = chosen?.search === search ? chosen.paused : params.paused
  /** The address wins: what is chosen by hand takes its place there. */
  const leaveOut = (name: string) => {
    if (new URLSearchParams(search).has(name))
      navigate(pathname + withoutParam(search, name), { replace: true })
  }
  return {
    params,
    search: hydrated ? search : '',
    paused,
    togglePause: useCallback(() => setChosen({ search, paused: !paused }), [search, paused]),
    // A clock alone, in somebody's page, is as that page asks.
    hourCycle: params.hourCycle ?? (params.ui ? parseHourCycle(hours) : undefined),
    setHourCycle(next) {
      keepHours(next === 12 ? '12' : '24')
      leaveOut('hour')
    },
    timeZone: params.timeZone ?? ((params.ui && zone) || undefined),
    setTimeZone(next = '') {
      keepZone(next)
      leaveOut('tz')
    },
    setAmbient: useCallback(
      (ambient) => {
        // However it is left: by key, button or Escape.
        if (!ambient && document.fullscreenElement) document.exitFullscreen().catch(() => {})
        navigate(pathname + withAmbient(search, ambient), { replace: true })
      },
      [navigate, pathname, search],
    ),
    drift: params.ambient ? drift : AT_REST,
    setDrift,
    problem,
    setProblem,
  }
}
