/** The page before its bundle comes: what its own scripts do, which the build writes into each page. */
import { CHOICES } from '../shell/storage'
import { scriptTimeout } from './script-timeout'

/** A page waits this long for its typefaces from when it was opened, in milliseconds. */
const PATIENCE_MS = 3000

/**
 * Before anything is drawn: what hides only with JavaScript may hide; buttons pressed before their script is there are
 * noted, but for those that send a form by themselves; a host's `/index.html` is the home page, as the router must see
 * it when it takes over; and the typefaces are on their way before the style sheet that names them has come, and are
 * waited for from now.
 * @param typefaces - Their addresses; the last is for pages on paper alone.
 */
export const beforeDrawing = (typefaces: readonly string[]) => `document.documentElement.classList.add('js')
pressedEarly = []
patience = new Promise((over) => setTimeout(over, ${PATIENCE_MS}))
addEventListener('click', ({ target }) => pressedEarly?.push(target.closest('button[type=button]')))
if (location.pathname === '/index.html') history.replaceState(history.state, '', '/' + location.search + location.hash)
if (!/[?&]ui=0/.test(location.search)) for (const href of ${JSON.stringify(typefaces)}.slice(0, /^\\/\\d\\d-/.test(location.pathname) ? 2 : 3)) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }))
}
${scriptTimeout()}`

/**
 * At the end of a paper page: it need not wait for its script when its typefaces are there and it is what this visitor
 * will see, with no order, view or search of their own and no clock of this day in another year to be named. Then the
 * script, held back by the build, comes when the page has been drawn: on a slow network it would keep the typefaces,
 * half its size, waiting. After a second it comes all the same.
 */
export const whenDrawn = () => `(() => {
  const start = () => {
    const held = document.querySelector('script[data-modules]')
    if (!held) return
    const append = (name, given) => document.body.append(Object.assign(document.createElement(name), given))
    for (const href of held.dataset.modules.split(' ')) append('link', { rel: 'modulepreload', href })
    delete held.dataset.modules
    held.type = 'module'
    held.parentNode.insertBefore(held, held.nextSibling) // where it is, which runs it
  }
  const day = new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(4, 10)
  const own = ({ key, fallback }) => ![fallback, null].includes(localStorage.getItem(key))
  try {
    if (!document.querySelector('.ftf-page') || /[?&]q=/.test(location.search)) return start()
    if (document.querySelector('main a[href$="' + day + '"]')) return start()
    if (${JSON.stringify(Object.values(CHOICES))}.some(own)) return start()
  } catch { /* blocked storage keeps no choice */ }
  setTimeout(start, 1000)
  Promise.all(['1em "FTF Besley"', 'italic 1em "FTF Besley"', '1em "FTF Plate"'].map((font) => document.fonts.load(font))).then(() => {
    document.documentElement.dataset.early = ''
    const drawn = new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(start))
    drawn.observe({ type: 'paint', buffered: true })
  }, start)
})()`
