/**
 * What a clock's page does when its own scripts, which would say so, do not come, or cannot run here: it shows the
 * poster, the time and what is wrong, until they do. A page on paper can be read without them.
 *
 * Written without React, which has not come either: what it builds is what `ErrorPanel` and `FallbackClock` render
 * (its test compares them).
 */
import { localDate } from '@found-time/catalogue'
import { readClockParams } from '../clock-page/clock-params'
import { plainTime } from '../clock-page/plain-time'
import { BASE } from '../shared/base'
import { clockOf, dateOf } from '../shared/clock-path'
import { posterOf } from '../shared/posters'
import { NEW_ENOUGH } from './old-engine'

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
    const why = `Failed to load clock: the page’s scripts did not come within ${timeoutMs / 1000} s`
    const reload = () => location.reload()
    const again = element('button', { type: 'button', onclick: reload }, ['Try again'])
    document.body.append(cover(dateOf(location.pathname), why, [again, ' ']))
  }, timeoutMs)
}

/** No script will come: an engine of before 2023 would stumble over it. */
export function coverInOldEngine() {
  const clock = clockOf(location.pathname)
  if (!clock) return
  const date = clock === 'today' ? localDate(new Date()) : clock
  const why = `This browser is older than the clocks, which need ${NEW_ENOUGH}, or newer. Here are the picture and the time.`
  addEventListener('DOMContentLoaded', () => document.body.append(cover(date, why)), { once: true })
}

/** The scripts are there. */
export function endScriptTimeout() {
  clearTimeout(window.scriptTimeout)
  document.getElementById(COVER_ID)?.remove()
}

/**
 * @param date - Of the clock, where it is known.
 * @param ways - What can be done, before the way home.
 */
function cover(
  date: string | undefined,
  message: string,
  ways: readonly (Node | string)[] = [],
): HTMLElement {
  const notice = element('div', { className: 'ftf-panel__notice', role: 'alert' }, [
    element('p', { className: 'ftf-panel__message' }, [message]),
  ])
  const actions = element('div', { className: 'ftf-panel__actions' }, [
    ...ways,
    element('a', { href: BASE }, ['Go back to homepage']),
  ])
  const panel = element('section', { className: 'ftf-panel' }, [timeElement(), notice, actions])
  panel.dataset.tone = 'dark'
  const poster = date ? [posterPicture(date)] : []
  return element('div', { id: COVER_ID, className: 'ftf-screen' }, [...poster, panel])
}

function posterPicture(path: string): HTMLElement {
  const picture = element('img', { className: 'ftf-poster', src: posterOf(path), alt: '' })
  picture.onerror = () => picture.remove()
  return picture
}

function timeElement(): HTMLElement {
  const time = element('time', { className: 'ftf-time' })
  time.dataset.tone = 'dark'
  time.translate = false
  const params = readClockParams(location.search)
  const since = Date.now()
  const tell = () => {
    time.dateTime = time.textContent = plainTime(params, since)
  }
  tell()
  setInterval(tell, 1000)
  return time
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}
