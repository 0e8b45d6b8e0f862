import { useEffect, useEffectEvent } from 'react'

/** A swipe goes at least this far, in CSS pixels, and mostly sideways. */
const FAR_PX = 60

/** One finger to the left or to the right, anywhere on the page. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const swiped = useEffectEvent((acrossPx: number) => (acrossPx < 0 ? onLeft() : onRight()))
  useEffect(() => {
    let start: Touch | undefined
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 1 && !document.querySelector('dialog[open]') ? touches[0] : undefined
    }
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!start || !touch) return
      const [across, down] = [touch.clientX - start.clientX, touch.clientY - start.clientY]
      start = undefined
      if (Math.abs(across) < FAR_PX || Math.abs(across) < 2 * Math.abs(down)) return
      swiped(across)
    }
    window.addEventListener('touchstart', begin, { passive: true })
    window.addEventListener('touchend', end, { passive: true })
    return () => {
      window.removeEventListener('touchstart', begin)
      window.removeEventListener('touchend', end)
    }
  }, [])
}
