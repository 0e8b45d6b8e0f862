/**
 * Before a clock page's scripts are there, on a slow line: its tag says that the clock is on its way. Written without
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

const SLIP_ID = 'on-its-way'

export function startOnItsWay() {
  window.onItsWay = setTimeout(say, SAID_AFTER_MS)
}

/** Before React takes the tag over: it knows of no slip. */
export function endOnItsWay() {
  clearTimeout(window.onItsWay)
  document.getElementById(SLIP_ID)?.remove()
}

function say() {
  const tag = document.querySelector('.ftf-tag')
  if (!tag || isEmbed(location)) return
  const { done, all } = loadProgress()
  const slip = document.getElementById(SLIP_ID) ?? tag.appendChild(document.createElement('div'))
  const values: Record<string, string> = {
    id: SLIP_ID,
    class: 'ftf-way',
    role: 'progressbar',
    'aria-label': 'The clock is on its way',
    'aria-valuemin': '0',
    'aria-valuemax': String(all),
    'aria-valuenow': String(done),
  }
  for (const [name, value] of Object.entries(values)) slip.setAttribute(name, value)
  const line = document.createElement('span')
  line.className = 'ftf-way__line'
  line.style.scale = `${all > 0 ? done / all : 0} 1`
  slip.replaceChildren(`On its way, ${done} of ${all}`, line)
  window.onItsWay = setTimeout(say, LOOK_EVERY_MS)
}
