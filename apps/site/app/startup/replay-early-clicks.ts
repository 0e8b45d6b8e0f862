import { useLayoutEffect } from 'react'

declare global {
  interface Window {
    /** What the page notes until it answers, in the order of the presses. */
    pressedEarly?: (HTMLButtonElement | null)[] | undefined
  }
}

/** Presses again, now that the page answers, the buttons that were pressed when it did not yet. */
export function useReplayedEarlyClicks() {
  // Before anything else is pressed: from here on presses are answered as they come.
  useLayoutEffect(() => {
    const pressed = window.pressedEarly ?? []
    window.pressedEarly = undefined
    for (const button of pressed) button?.click()
  }, [])
}
