import { useEffect } from 'react'
import { askLatest } from '../shared/latest'
import { everyWhile } from '../shell/every-while'
import { reloadOnceFor } from '../shell/reload-once'

const MINUTE_MS = 60_000
const RHYTHM = { everyMs: MINUTE_MS, retryMs: MINUTE_MS / 4, mostMs: 2 * MINUTE_MS }
/** What does not come although the site answers is tried again this often, in minutes. */
const ALL_THE_SAME = 60

/**
 * A page that nobody sits at tries again by itself: it asks whether the site answers, and is opened anew once it does.
 * @param name - Of what is missing.
 * @param curable - Whether opening the page anew may help.
 */
export function useHealing(name: string, curable: boolean) {
  useEffect(() => {
    if (!curable) return
    let lost = !navigator.onLine
    let minutes = 0
    return everyWhile(RHYTHM, async () => {
      await askLatest().catch((error) => {
        lost = true
        throw error
      })
      if (!lost && ++minutes < ALL_THE_SAME) reloadOnceFor(`${name} whole`)
      else window.location.reload()
    })
  }, [name, curable])
}
