/** The service worker that keeps the shell and every clock once opened; after the page is there, so as not to hurry. */
export function workOffline() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => {}) // the site works without
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
