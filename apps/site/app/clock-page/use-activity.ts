import { useEffect, useState } from 'react'

/**
 * True at first and while the visitor moves a pointer, touches or types; false after a while without.
 * @param idleMs - How long that while is, in milliseconds.
 */
export function useActivity(idleMs: number): boolean {
  const [active, setActive] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      setActive(true)
      clearTimeout(timer)
      timer = setTimeout(setActive, idleMs, false)
    }
    stir()
    const events = ['mousemove', 'touchstart', 'touchmove', 'keydown'] as const
    for (const event of events) window.addEventListener(event, stir, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, stir)
    }
  }, [idleMs])
  return active
}
