import { whileVisible } from './while-visible'

interface Rhythm {
  /** From one call that succeeded to the next. */
  readonly everyMs: number
  /** After one that failed; it doubles with each further one. */
  readonly retryMs: number
  /** It does not grow beyond this. */
  readonly mostMs: number
}

/**
 * Calls something again and again while the page can be seen: in its rhythm, as soon as the network is back, and when
 * the page is seen again after so long that a call was missed.
 * @param call - Fails by rejecting. It is not called while it is still under way.
 * @returns How to stop for good.
 */
export function everyWhile({ everyMs, retryMs, mostMs }: Rhythm, call: () => Promise<void>): () => void {
  let dueMs = Date.now() + everyMs
  let pauseMs = retryMs
  let underWay = false
  let ended = false
  let timer: ReturnType<typeof setTimeout>

  const plan = () => {
    timer = setTimeout(ask, Math.max(0, dueMs - Date.now()))
    return () => clearTimeout(timer)
  }
  const ask = async () => {
    if (underWay) return
    underWay = true
    dueMs = Date.now() + everyMs
    try {
      await call()
      pauseMs = retryMs
    } catch {
      dueMs = Date.now() + pauseMs
      pauseMs = Math.min(2 * pauseMs, mostMs)
    }
    if (ended) return
    underWay = false
    stop()
    stop = whileVisible(plan)
  }
  let stop = whileVisible(plan)
  window.addEventListener('online', ask)
  return () => {
    ended = true
    stop()
    window.removeEventListener('online', ask)
  }
}
