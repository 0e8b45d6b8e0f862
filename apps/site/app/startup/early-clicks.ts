/** Buttons pressed before their script is there: noted, to be pressed again. */

declare global {
  interface Window {
    /** In the order of the clicks; gone when the page answers by itself. */
    earlyClicks?: (HTMLButtonElement | null)[] | undefined
  }
}

/** Notes clicks on buttons, but for those that send a form by themselves. */
export function noteEarlyClicks() {
  window.earlyClicks = []
  addEventListener('click', ({ target }) => {
    if (target instanceof Element)
      window.earlyClicks?.push(target.closest<HTMLButtonElement>('button[type=button]'))
  })
}

/** Clicks again what was clicked, and notes nothing from here on. */
export function replayEarlyClicks() {
  const clicked = window.earlyClicks ?? []
  window.earlyClicks = undefined
  for (const button of clicked) button?.click()
}
