import { useEffect, useState } from 'react'

/** What a touch brings is read before it can be pressed: it stays this long, in milliseconds. */
const READ_MS = 3000

/** True from a touch until three seconds after the last one. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const touch = () => {
      setTouched(true)
      clearTimeout(timer)
      timer = setTimeout(setTouched, READ_MS, false)
    }
    const events = ['touchstart', 'touchmove', 'touchend'] as const
    for (const event of events) window.addEventListener(event, touch, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, touch)
    }
  }, [])
  return touched
}
