/**
 * What a clock's page does when its own scripts, which would say so, do not come, or cannot run here: it shows the
 * poster, the time and what is wrong, until they do. A page on paper can be read without them.
 *
 * Without React, which has not come either: what is shown stands in the page as React drew it (`stand-in.ts`).
 */
import { localDate } from '@found-time/catalogue'
import { readClockParams } from '../clock-page/clock-params'
import { plainTime } from '../clock-page/plain-time'
import { clockOf, dateOf } from '../shared/clock-path'
import { failedToLoad, notWithin, TOO_OLD } from '../shared/failures'
import { posterOf } from '../shared/posters'
import { standIn } from './stand-in'

declare global {
  interface Window {
    scriptTimeout?: ReturnType<typeof setTimeout>
  }
}

const COVER_ID = 'script-timeout'

export function startScriptTimeout(timeoutMs: number) {
  window.scriptTimeout = setTimeout(() => {
    const { transparent } = readClockParams(location.search)
    if (!clockOf(location.pathname) || transparent) return
    const why = failedToLoad(notWithin('the page’s scripts', timeoutMs))
    cover(dateOf(location.pathname), why, true)
  }, timeoutMs)
}

/** No script will come: an engine of before 2023 would stumble over it. */
export function coverInOldEngine() {
  const clock = clockOf(location.pathname)
  if (!clock) return
  const date = clock === 'today' ? localDate(new Date()) : clock
  addEventListener('DOMContentLoaded', () => cover(date, TOO_OLD, false), { once: true })
}

/** The scripts are there. */
export function endScriptTimeout() {
  clearTimeout(window.scriptTimeout)
  document.getElementById(COVER_ID)?.remove()
}

/**
 * @param date - Of the clock, where it is known.
 * @param curable - Whether trying again may help.
 */
function cover(date: string | undefined, message: string, curable: boolean) {
  const screen = standIn('div')
  screen.id = COVER_ID
  screen.className = 'ftf-screen' // not before: the build gives a page that has one its style sheet
  screen.querySelector('[role=alert] p')!.textContent = message
  const again = screen.querySelector('button')!
  again.onclick = () => location.reload()
  if (!curable) again.remove()
  const poster = screen.querySelector('img')!
  poster.onerror = () => poster.remove()
  if (date) poster.src = posterOf(date)
  else poster.remove()
  tellTime(screen.querySelector('time')!)
  document.body.append(screen)
}

function tellTime(time: HTMLTimeElement) {
  const params = readClockParams(location.search)
  const since = Date.now()
  const tell = () => {
    time.dateTime = time.textContent = plainTime(params, since)
  }
  tell()
  setInterval(tell, 1000)
}
