/**
 * Before a clock page's scripts are there, on a slow line: its strip says that the clock is on its way. Written without
 * React, which is on its way too: what it builds is what `ClockStrip` renders (its test compares them).
 */
import { isEmbed } from '../shared/embed'
import { LOOK_EVERY_MS, loadProgress, SAID_AFTER_MS } from './load-progress'

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
  const line = document.getElementById(LINE_ID) ?? strip.appendChild(document.createElement('div'))
  const values: Record<string, string> = {
    id: LINE_ID,
    class: 'ftf-way',
    role: 'progressbar',
    'aria-label': 'The clock is on its way',
    'aria-valuemin': '0',
    'aria-valuemax': String(all),
    'aria-valuenow': String(done),
  }
  for (const [name, value] of Object.entries(values)) line.setAttribute(name, value)
  const bar = document.createElement('span')
  bar.className = 'ftf-way__line'
  bar.style.scale = `${all > 0 ? done / all : 0} 1`
  line.replaceChildren(`On its way, ${done} of ${all}`, bar)
  window.onItsWay = setTimeout(say, LOOK_EVERY_MS)
}
