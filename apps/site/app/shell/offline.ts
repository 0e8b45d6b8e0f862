import { isWorkerMessage, type PageMessage } from '../../service-worker/messages.ts'
import { BUILD_TAG } from '../../service-worker/site-files.ts'
import { savesData } from './saves-data'
import { scriptAddress, WORKER } from './trusted-types'

/** None in a frame that is not trusted, where even asking is an error. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/**
 * Registers the service worker that keeps the shell, every clock once opened and today's; after the page is there, so
 * as not to hurry. Not for a frame in somebody's page, and not where data is to be saved.
 */
export function workOffline() {
  const workers = serviceWorkers()
  if (!workers || !import.meta.env.PROD || window.top !== window) return
  workers.addEventListener('message', ({ data, ports }) => {
    if (isWorkerMessage(data)) ports[0]?.postMessage(buildOf(document))
  })
  // A worker that took over while the page was open has put no day's clock aside yet.
  workers.addEventListener('controllerchange', () => tell({ type: 'page-ready' }))
  const register = () => {
    if (!savesData()) workers.register(scriptAddress(WORKER)).catch(() => {}) // the site works without
    tell({ type: 'page-ready' })
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** For a page that stays open over midnight: looks for a newer worker, and has tomorrow's clock put aside. */
export function keepNextDay() {
  if (window.top !== window) return
  serviceWorkers()?.ready.then(
    (registration) => registration.update().catch(() => {}),
    () => {},
  )
  tell({ type: 'page-ready' })
}

/** Keeps an opened clock, so that it is there without a network. */
export function keepOffline(date: string) {
  tell({ type: 'clock-opened', date })
}

/** What the worker is to be told. There may never be one: then a page that is left on waits once, not at every clock. */
const untold = new Map<string, PageMessage>()

/** Says something to the worker, once there is one. */
function tell(message: PageMessage) {
  const isWaiting = untold.size > 0
  untold.set(JSON.stringify(message), message)
  if (isWaiting) return
  serviceWorkers()?.ready.then(
    ({ active }) => {
      for (const one of untold.values()) active?.postMessage(one)
      untold.clear()
    },
    () => {}, // Firefox has one in such a frame, and refuses when it is asked
  )
}

const buildOf = (page: Document) => page.querySelector<HTMLMetaElement>(`meta[name="${BUILD_TAG}"]`)?.content
