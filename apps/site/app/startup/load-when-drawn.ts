/**
 * Runs at the end of the body. The build holds a paper page's scripts back (`held-scripts.ts`): such a page need not
 * wait for them when its typefaces are there and it is what this visitor will see, with no order, view or search of
 * their own and no clock of this day in another year to be named. Then they come when the page has been drawn: on a
 * slow network they would keep the typefaces, half their size, waiting. After a second they come all the same.
 */
import { localDate } from '@found-time/catalogue'
import { CHOICES } from '../shared/choices'
import { loadHeldScripts } from './held-scripts'

const LATEST_MS = 1000
const TYPEFACES = ['1em "FTF Besley"', 'italic 1em "FTF Besley"', '1em "FTF Plate"']

/** Whether the page's own script will show something else than what was prerendered. */
function willChange(): boolean {
  if (!document.querySelector('.ftf-page') || /[?&]q=/.test(location.search)) return true
  const day = localDate(new Date()).slice(2)
  if (document.querySelector(`main a[href$="${day}"]`)) return true
  try {
    return Object.values(CHOICES).some(({ key, fallback }) => {
      const kept = localStorage.getItem(key)
      return kept !== null && kept !== fallback
    })
  } catch {
    return false // blocked storage keeps no choice
  }
}

async function loadWhenDrawn() {
  if (willChange()) return loadHeldScripts()
  setTimeout(loadHeldScripts, LATEST_MS)
  try {
    await Promise.all(TYPEFACES.map((font) => document.fonts.load(font)))
  } catch {
    return loadHeldScripts()
  }
  document.documentElement.dataset.early = ''
  const drawn = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadHeldScripts()
  })
  drawn.observe({ type: 'paint', buffered: true })
}

void loadWhenDrawn()
