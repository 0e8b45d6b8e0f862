/**
 * Keeps something going while the page can be seen; in a hidden tab nothing is scheduled, unless the address says that
 * the time goes on there.
 * @param start - Called now and at each return, unless the page is hidden: when its tab comes to the front, its window
 * gets the focus, it comes back from history or is thawed. Returns how to stop.
 * @returns How to stop for good.
 */
export function whileVisible(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  const look = () => {
    stop?.()
    stop = document.hidden && !/[?&]hidden=run(&|$)/.test(location.search) ? undefined : start()
  }
  const returns = [
    [document, 'visibilitychange'],
    [document, 'resume'],
    [window, 'pageshow'],
    [window, 'focus'],
  ] as const
  look()
  for (const [target, event] of returns) target.addEventListener(event, look)
  return () => {
    for (const [target, event] of returns) target.removeEventListener(event, look)
    stop?.()
  }
}
