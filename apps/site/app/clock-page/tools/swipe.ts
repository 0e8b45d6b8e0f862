import { useEffect, useEffectEvent } from 'react'

/** A swipe goes at least this far, in CSS pixels, and mostly sideways. */
const FAR_PX = 60

/** What begins this near to the edge of the screen is the system's own way back, in CSS pixels. */
const EDGE_PX = 24

const isAtEdge = ({ clientX }: Touch) => clientX < EDGE_PX || clientX > window.innerWidth - EDGE_PX

/** A page that was enlarged with two fingers is moved about with one. */
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.01

/** One finger to the left or to the right, anywhere on the page. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const swiped = useEffectEvent((acrossPx: number) => (acrossPx < 0 ? onLeft() : onRight()))
  useEffect(() => {
    let start: Touch | undefined
    const begin = ({ touches }: TouchEvent) => {
      const [touch, second] = touches
      const isOurs = touch && !second && !isAtEdge(touch) && !isEnlarged()
      start = isOurs && !document.querySelector('dialog[open]') ? touch : undefined
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
