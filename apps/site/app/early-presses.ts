import { useEffect } from 'react'

declare global {
  interface Window {
    /** What the page notes until its script is there, in the order of the presses. */
    pressedEarly?: (HTMLButtonElement | null)[] | undefined
  }
}

let noted: Window['pressedEarly'] = []

/** From here on presses are the script's own to answer. */
export function takeEarlyPresses() {
  noted = window.pressedEarly
  window.pressedEarly = undefined
}

/** Presses again, once the page answers, the buttons that were pressed when it did not yet. */
export function useEarlyPresses() {
  useEffect(() => {
    for (const button of noted ?? []) button?.click()
    noted = []
  }, [])
}
