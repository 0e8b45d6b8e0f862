import { useEffect } from 'react'
import { askLatest } from '../shared/latest'
import { everyWhile } from '../shell/every-while'
import { reloadAgainFor, timesReloadedAgainFor } from '../shell/reload-once'

const MINUTE_MS = 60_000
const MOST_MS = 60 * MINUTE_MS

/**
 * A page that nobody sits at tries again by itself: it asks whether the site answers, and is opened anew once it does.
 * Where that did not help, the next time comes twice as late.
 * @param name - Of what is missing.
 * @param curable - Whether opening the page anew may help.
 */
export function useHealing(name: string, curable: boolean) {
  useEffect(() => {
    if (!curable) return
    const everyMs = Math.min(MINUTE_MS * 2 ** timesReloadedAgainFor(name), MOST_MS)
    return everyWhile({ everyMs, retryMs: MINUTE_MS / 4, mostMs: 2 * MINUTE_MS }, async () => {
      await askLatest()
      reloadAgainFor(name)
    })
  }, [name, curable])
}
