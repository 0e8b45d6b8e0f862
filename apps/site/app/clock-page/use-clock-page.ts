import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../shell/hydrated'
import { type ClockParams, readClockParams } from './clock-params'

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
  readonly paused: boolean
  readonly togglePause: () => void
  /** Ambient is part of the address, so that it is shared, kept and left like a page. */
  readonly setAmbient: (ambient: ClockParams['ambient']) => void
  readonly drift: Drift
  readonly setDrift: (drift: Drift) => void
  /** Why the time that was asked for is not shown. */
  readonly problem: string | undefined
  readonly setProblem: (problem: string | undefined) => void
}

export function useClockPage(): ClockPageState {
  const { search, pathname } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const params = useMemo(() => (hydrated ? readClockParams(search) : NOTHING_ASKED), [hydrated, search])
  // What was chosen by hand goes when another address is opened.
  const [chosen, setChosen] = useState<{ search: string; paused: boolean }>()
  const [drift, setDrift] = useState(AT_REST)
  const [problem, setProblem] = useState<string>()
  const paused = chosen?.search === search ? chosen.paused : params.paused
  return {
    params,
    paused,
    togglePause: useCallback(() => setChosen({ search, paused: !paused }), [search, paused]),
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

/** @returns The part of an address from the `?` on, or nothing. */
export function withAmbient(search: string, ambient: ClockParams['ambient']): string {
  const asked = new URLSearchParams(search)
  asked.delete('ambient')
  const rest = asked
    .toString()
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replace(/=(?=&|$)/g, '')
  const wanted = { stay: 'ambient', shuffle: 'ambient=shuffle', no: '' }[ambient || 'no']
  const parts = [rest, wanted].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
