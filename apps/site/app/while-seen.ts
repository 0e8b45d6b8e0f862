/**
 * Keeps something going while the page can be seen; in a hidden tab nothing is scheduled.
 * @param start - Called now and at each return, unless the page is hidden. Returns how to stop.
 * @returns How to stop for good.
 */
export function whileSeen(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  const look = () => {
    stop?.()
    stop = document.hidden ? undefined : start()
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop?.()
  }
}
