/**
 * Before a clock page's scripts are there, on a slow line: its strip says that the clock is on its way. Without
 * React, which is on its way too: the line stands in the page as React drew it (`stand-in.ts`).
 */
import { isEmbed } from '../shared/embed'
import { LOOK_EVERY_MS, loadProgress, SAID_AFTER_MS } from './load-progress'
import { standIn } from './stand-in'

declare global {
  interface Window {
    /** The page's own script begins it, the bundle ends it. */
    onItsWay?: ReturnType<typeof setTimeout>
  }
}

const LINE_ID = 'on-its-way'

export function startOnItsWay() {
  window.onItsWay = setTimeout(say, SAID_AFTER_MS)
}

/** Before React takes the strip over: it knows nothing of the line. */
export function endOnItsWay() {
  clearTimeout(window.onItsWay)
  document.getElementById(LINE_ID)?.remove()
}

function say() {
  const strip = document.querySelector('.ftf-strip__card')
  if (!strip || isEmbed(location)) return
  const { done, all } = loadProgress()
  const line = document.getElementById(LINE_ID) ?? strip.appendChild(standIn('.ftf-way'))
  line.id = LINE_ID
  line.setAttribute('aria-valuemax', `${all}`)
  line.setAttribute('aria-valuenow', `${done}`)
  const numbers = [done, all]
  const [words, bar] = line.childNodes as unknown as [Text, HTMLElement]
  words.data = words.data.replace(/\d+/g, () => `${numbers.shift()}`)
  bar.style.scale = `${all > 0 ? done / all : 0} 1`
  window.onItsWay = setTimeout(say, LOOK_EVERY_MS)
}
