/** What a test cannot see from outside: the seconds that were shown, a tab that is hidden, what is scheduled. */
import type { Page } from '@playwright/test'

/** Its slip prints hour, minute and second; a new second is a new text. */
export const FORTUNE = '25-04-16'

interface Probes {
  secondsSeen: string[]
  scheduled: string[]
  setHidden(hidden: boolean): void
}

const probes = <T>(page: Page, read: (given: Probes) => T) => page.evaluate(`(${read})(window)`) as Promise<T>

/** Notes each time that Fortune's slip prints, as `10:08:42`. */
export async function noteSeconds(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { secondsSeen: seen })
    const note = () => {
      const slips = document.querySelectorAll('[data-found-time="art"] [class*="lucky"]')
      const shown = [...(slips[new Date().getMinutes() % 2]?.querySelectorAll('b') ?? [])]
        .map((part) => part.textContent)
        .join(':')
      if (seen.at(-1) !== shown) seen.push(shown)
    }
    note()
    new MutationObserver(note).observe(document.querySelector('[data-found-time="art"]')!, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  return () => probes(page, ({ secondsSeen }) => secondsSeen)
}

/** Every second from one on, as Fortune prints them. */
export const secondsFrom = (hour: number, minute: number, count: number) =>
  Array.from({ length: count }, (_, second) =>
    new Date(Date.UTC(2025, 0, 1, hour, minute, second)).toISOString().slice(11, 19),
  )

/** A tab that says it is hidden from the beginning, until it is shown by hand. */
export async function openHidden(page: Page) {
  await page.addInitScript(() => {
    let hidden = true
    Object.defineProperties(Document.prototype, {
      hidden: { get: () => hidden },
      visibilityState: { get: () => (hidden ? 'hidden' : 'visible') },
    })
    Object.assign(window, {
      setHidden(value: boolean) {
        hidden = value
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  return {
    show: () => probes(page, ({ setHidden }) => setHidden(false)),
    hide: () => probes(page, ({ setHidden }) => setHidden(true)),
  }
}

/**
 * Notes each timer and frame that is asked for or runs. Before the page is opened, and after `page.clock.install()`,
 * which brings its own.
 */
export async function noteScheduled(page: Page) {
  await page.addInitScript(() => {
    const scheduled: string[] = []
    Object.assign(window, { scheduled })
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      const real = window[name] as (call: (...given: unknown[]) => void, ...given: unknown[]) => unknown
      Object.assign(window, {
        [name]: (call: (...given: unknown[]) => void, ...given: unknown[]) => {
          scheduled.push(name)
          const ran = (...values: unknown[]) => {
            scheduled.push(`${name} ran`)
            call(...values)
          }
          return real(ran, ...given)
        },
      })
    }
  })
  return {
    forget: () => probes(page, ({ scheduled }) => void scheduled.splice(0)),
    scheduled: () => probes(page, ({ scheduled }) => scheduled),
  }
}
