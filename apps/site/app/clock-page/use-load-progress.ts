import { useEffect, useState } from 'react'
import { waitedMeter } from '../shell/opened-page'
import { LOOK_EVERY_MS, type LoadProgress, loadProgress, SAID_AFTER_MS } from '../startup/load-progress'

const waitedMs = waitedMeter()

/**
 * How much of a clock has come, once it has been waited for a second.
 * @param waiting - Whether it is on its way still.
 */
export function useLoadProgress(waiting: boolean): LoadProgress | undefined {
  const [progress, setProgress] = useState<LoadProgress>()
  useEffect(() => {
    if (!waiting) return setProgress(undefined)
    let timer = setTimeout(
      function look() {
        setProgress(loadProgress())
        timer = setTimeout(look, LOOK_EVERY_MS)
      },
      Math.max(0, SAID_AFTER_MS - waitedMs()),
    )
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting ? progress : undefined
}
