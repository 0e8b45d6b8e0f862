type Root = Document | ShadowRoot

const adopted = new WeakMap<Root, Map<string, { sheet: CSSStyleSheet; holders: number }>>()

/**
 * Adopts a style sheet where `element` lives (its document or shadow root), once however many stages ask.
 * @returns How to let go of it; the sheet leaves with its last holder.
 */
export function adoptStyles(element: Element, css: string): () => void {
  const node = element.getRootNode()
  // An element that is not in the page yet has neither; it will most likely come into its document.
  const root = 'adoptedStyleSheets' in node ? (node as Root) : element.ownerDocument
  const sheets = adopted.get(root) ?? new Map<string, { sheet: CSSStyleSheet; holders: number }>()
  adopted.set(root, sheets)
  let entry = sheets.get(css)
  if (!entry) {
    // A sheet can be adopted only by the document that constructed it.
    const view = (element.ownerDocument.defaultView ?? window) as Window & typeof globalThis
    entry = { sheet: new view.CSSStyleSheet(), holders: 0 }
    entry.sheet.replaceSync(css)
    sheets.set(css, entry)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, entry.sheet]
  }
  const held = entry
  held.holders++
  return () => {
    held.holders--
    if (held.holders > 0) return
    sheets.delete(css)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== held.sheet)
  }
}
