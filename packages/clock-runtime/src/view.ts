/** The window that shows a document, as far as one does. */
export const viewOf = (document: Document): Window & typeof globalThis =>
  (document.defaultView ?? window) as Window & typeof globalThis
