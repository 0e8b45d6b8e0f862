/**
 * What a clock's page does when its own scripts, which would say so, do not come: it shows the poster, the time and
 * what is wrong, until they do. A page on paper can be read without them.
 *
 * Written without React, which has not come either: what it builds is what `ErrorPanel` and `FallbackClock` render
 * (its test compares them).
 */
import { readClockParams } from '../clock-page/clock-params'
import { clockOf, dateOf } from '../shared/pages'
import { plainTime } from '../shared/plain-time'
import { posterOf } from '../shared/posters'

declare global {
  interface Window {
    scriptTimeout?: ReturnType<typeof setTimeout>
  }
}

const COVER_ID = 'script-timeout'

export function startScriptTimeout(timeoutMs: number) {
  window.scriptTimeout = setTimeout(() => {
    const { transparent } = readClockParams(location.search)
    if (clockOf(location.pathname) && !transparent)
      document.body.append(cover(dateOf(location.pathname), timeoutMs))
  }, timeoutMs)
}

/** The scripts are there. */
export function endScriptTimeout() {
  clearTimeout(window.scriptTimeout)
  document.getElementById(COVER_ID)?.remove()
}

/** @param date - Of the clock, where it is known. */
function cover(date: string | undefined, timeoutMs: number): HTMLElement {
  const message = `Failed to load clock: the page’s scripts did not come within ${timeoutMs / 1000} s`
  const notice = element('div', { className: 'ftf-panel__notice', role: 'alert' }, [
    element('p', { className: 'ftf-panel__message' }, [message]),
  ])
  const reload = () => location.reload()
  const actions = element('div', { className: 'ftf-panel__actions' }, [
    element('button', { type: 'button', onclick: reload }, ['Try again']),
    ' ',
    element('a', { href: '/' }, ['Go back to homepage']),
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
