import { useEffect, useState } from 'react'

const ANY: readonly string[] = ['mousemove', 'touchstart', 'touchmove', 'keydown']
/** For what is to stay after a touch alone. */
export const TOUCH: readonly string[] = ['touchstart', 'touchmove', 'touchend']

/**
 * True while the visitor moves a pointer, touches or types; false after a while without.
 * @param idleMs - How long that while is, in milliseconds.
 * @param events - What counts, on the window.
 * @param opening - Whether it counts too that a page opens; where only touches do, it does not.
 */
export function useActivity(idleMs: number, events = ANY, opening = events !== TOUCH): boolean {
  const [active, setActive] = useState(opening)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      setActive(true)
      clearTimeout(timer)
      timer = setTimeout(setActive, idleMs, false)
    }
    if (opening) stir()
    for (const event of events) window.addEventListener(event, stir, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, stir)
    }
  }, [idleMs, events, opening])
  return active
}
