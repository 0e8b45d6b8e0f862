/**
 * Runs at the end of the body. The build holds a page's scripts back (`shared/held-scripts.ts`): they come when the page has
 * been drawn. On a slow network they would keep what the page shows waiting: a paper page its typefaces, half their
 * size. A page need not wait where nothing is drawn before them, or where they will show something else than what was
 * prerendered. After a second they come all the same.
 */
import { localDate } from '@found-time/catalogue'
import { own } from '../shared/base'
import { CHOICES } from '../shared/choices'
import { isEmbed } from '../shared/embed'
import { HELD } from '../shared/held-scripts'
import { isOldEngine } from './old-engine'

const LATEST_MS = 1000
const TYPEFACES = ['1em "FTF Besley"', 'italic 1em "FTF Besley"', '1em "FTF Plate"']

/** Sends for what is to be preloaded and runs the script, once. */
function loadHeldScripts() {
  const template = document.querySelector<HTMLTemplateElement>(`template[${HELD}]`)
  if (template) {
    document.head.append(template.content)
    template.remove()
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[${HELD}]`)) {
    script.removeAttribute(HELD)
    script.type = 'module'
    script.parentNode?.insertBefore(script, script.nextSibling) // where it is, which runs it
  }
}

/** Whether a paper page is what this visitor will see, with no search, order or view of their own. */
function paperStays(): boolean {
  const asked = new URLSearchParams(location.search)
  if (asked.has('q') || asked.has('is')) return false
  // A clock of this day in another year will be named.
  const day = localDate(new Date()).slice(2)
  if (document.querySelector(`main a[href$="${day}"]`)) return false
  try {
    return Object.values(CHOICES).every(({ key, fallback }) => {
      const kept = localStorage.getItem(own(key))
      return kept === null || kept === fallback
    })
  } catch {
    return true // blocked storage keeps no choice
  }
}

function loadOnceDrawn() {
  const drawn = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadHeldScripts()
  })
  drawn.observe({ type: 'paint', buffered: true })
}

function loadWhenDrawn() {
  const isPaper = document.querySelector('.ftf-page') !== null
  // Of a clock alone there is nothing to be drawn before its scripts.
  const isDrawn = isPaper ? paperStays() : document.querySelector('.ftf-screen') && !isEmbed(location)
  if (!isDrawn) return loadHeldScripts()
  setTimeout(loadHeldScripts, LATEST_MS)
  if (!isPaper) return loadOnceDrawn()
  Promise.all(TYPEFACES.map((font) => document.fonts.load(font))).then(() => {
    document.documentElement.dataset.early = ''
    loadOnceDrawn()
  }, loadHeldScripts)
}

if (!isOldEngine()) loadWhenDrawn()
