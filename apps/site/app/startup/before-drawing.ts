/**
 * Runs in the head, before anything is drawn. Its element says in `data-typefaces` where the typefaces are: two for
 * every page, then those of paper pages.
 */

import { at, BASE } from '../shared/base'
import { clockOf, dateOf } from '../shared/clock-path'
import { SCRIPT_TIMEOUT_MS, TYPEFACE_TIMEOUT_MS } from '../shared/timeouts'
import { noteEarlyClicks } from './early-clicks'
import { isOldEngine } from './old-engine'
import { startOnItsWay } from './on-its-way'
import { coverInOldEngine, startScriptTimeout } from './script-timeout'
import { preloadTypefaces, startTypefaceTimeout } from './typefaces'

/** The page of a date sets no italics; `/today` has a header, which does. */
const CLOCK_TYPEFACES = 2

// What hides only with JavaScript may hide from here on. An old engine has none beside this on a page of paper.
const isOld = isOldEngine()
if (!isOld || clockOf(location.pathname)) document.documentElement.classList.add('js')
if (!isOld) noteEarlyClicks()
startTypefaceTimeout(TYPEFACE_TIMEOUT_MS)
// A host's `/index.html` is the home page, and the router must see it so when it takes over.
if (location.pathname === at('/index.html'))
  history.replaceState(history.state, '', BASE + location.search + location.hash)
const typefaces = document.currentScript?.dataset.typefaces?.split(' ') ?? []
const clockAlone = new URLSearchParams(location.search).get('ui') === '0'
if (!clockAlone) preloadTypefaces(dateOf(location.pathname) ? typefaces.slice(0, CLOCK_TYPEFACES) : typefaces)
if (isOld) coverInOldEngine()
else {
  startScriptTimeout(SCRIPT_TIMEOUT_MS)
  startOnItsWay()
}
