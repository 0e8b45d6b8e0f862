import { scriptAddress } from './trusted'

/** The service worker that keeps the shell and every clock once opened; after the page is there, so as not to hurry. */
export function workOffline() {
  if (!import.meta.env.PROD) return
  const register = async () => {
    try {
      await navigator.serviceWorker?.register(scriptAddress('/sw.js'))
    } catch {
      // The site works without; a sandboxed frame may not even ask.
    }
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
