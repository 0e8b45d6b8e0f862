import { readStored, store } from './storage'

const FLAG = 'reloadedAt'

/** A second failure this soon after a reload is not cured by another, in milliseconds. */
const AGAIN_MS = 10_000

/**
 * After a deploy an open tab may ask for a script that is gone. Vite raises `vite:preloadError`: one reload brings
 * the new pages. When that does not help, or there is no network to bring them, or storage is blocked so that a loop
 * could not be noticed, the failure goes on to whoever asked.
 */
export function reloadOnPreloadError() {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    const lastMs = Number(readStored('sessionStorage', FLAG))
    const now = Date.now()
    if (now - lastMs < AGAIN_MS || !store('sessionStorage', FLAG, String(now))) return
    event.preventDefault()
    window.location.reload()
  })
}
