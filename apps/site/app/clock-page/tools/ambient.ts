import { useEffect, useEffectEvent } from 'react'
import { whileVisible } from '../../shell/while-visible'

const MINUTE_MS = 60_000

/** A shuffled clock stays this long. */
export const SHUFFLE_MS = 10 * MINUTE_MS

/** The art moves this often, by a pixel or none: too little to be seen, where a slow slide is drawn for seconds. */
export const DRIFT_MS = 10_000

/**
 * Where the art stands: on a slow path that covers all the room there is in some nine hours, and never jumps. Two
 * turns whose lengths in minutes have no common measure.
 */
export function driftAt(epochMs: number): { x: number; y: number } {
  const minute = (Math.floor(epochMs / DRIFT_MS) * DRIFT_MS) / MINUTE_MS
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { x: round(Math.sin((minute * 2 * Math.PI) / 31)), y: round(Math.sin((minute * 2 * Math.PI) / 17)) }
}

/**
 * Calls at each boundary of a period of the machine's clock while the page can be seen, and at first: at the start
 * and at each return.
 */
export function useEvery(periodMs: number, active: boolean, call: (epochMs: number, first: boolean) => void) {
  const now = useEffectEvent((first: boolean) => call(Date.now(), first))
  useEffect(() => {
    if (!active) return
    return whileVisible(() => {
      let timer: ReturnType<typeof setTimeout>
      const next = (first: boolean) => {
        now(first)
        timer = setTimeout(next, periodMs - (Date.now() % periodMs), false)
      }
      next(true)
      return () => clearTimeout(timer)
    })
  }, [periodMs, active])
}
