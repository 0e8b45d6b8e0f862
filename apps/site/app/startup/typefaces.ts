/** Before the bundle is there: the typefaces are asked for, and waited for. */

declare global {
  interface Window {
    /** Resolves when the page has waited for its typefaces long enough; then it appears in whatever there is. */
    typefaceTimeout?: Promise<void>
  }
}

export function startTypefaceTimeout(timeoutMs: number) {
  window.typefaceTimeout = new Promise((resolve) => setTimeout(resolve, timeoutMs))
}

/** Sends for them before the style sheet that names them has come. */
export function preloadTypefaces(addresses: readonly string[]) {
  for (const href of addresses) {
    const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}
