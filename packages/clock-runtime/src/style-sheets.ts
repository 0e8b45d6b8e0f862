import { viewOf } from './view'

type Root = Document | ShadowRoot

/** A style sheet in a root. */
interface Placed {
  readonly isThere: () => boolean
  readonly remove: () => void
}

const placed = new WeakMap<Root, Map<string, { sheet: Placed; holders: number }>>()

/**
 * Gives the document or shadow root of an element style sheets, each once however many ask, and again when the element
 * was moved into another one, where it would stand without: a page in a frame, a window beside the page.
 * @param onOwner - Told the document it is in, now and after each move.
 * @returns How to let go of them; a sheet leaves with its last holder.
 * @throws {Error} When the page takes neither constructed style sheets nor style elements.
 */
export function adoptStyles(
  element: Element,
  sheets: readonly string[],
  onOwner?: (owner: Document) => void,
): () => void {
  let root: Root | undefined = rootOf(element)
  acquire(root, sheets)
  onOwner?.(element.ownerDocument)
  const look = () => {
    const now = rootOf(element)
    if (!root || !element.isConnected) return
    if (now === root && sheets.every((css) => placed.get(now)?.get(css)?.sheet.isThere())) return
    acquire(now, sheets)
    release(root, sheets)
    root = now
    onOwner?.(element.ownerDocument)
  }
  // No event tells of a move; what has lost its styles has another size. Looked at later: to change a size while
  // sizes are being told is an error in the page's console.
  const observer =
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => setTimeout(look))
  observer?.observe(element)
  return () => {
    observer?.disconnect()
    if (root) release(root, sheets)
    root = undefined
  }
}

/** An element that is not in the page yet will most likely come into its document. */
function rootOf(element: Element): Root {
  const root = element.getRootNode()
  return 'host' in root ? (root as ShadowRoot) : element.ownerDocument
}

function acquire(root: Root, sheets: readonly string[]) {
  const known = placed.get(root) ?? new Map()
  placed.set(root, known)
  for (const css of sheets) {
    const { sheet, holders = 0 } = known.get(css) ?? {}
    known.set(css, { sheet: sheet?.isThere() ? sheet : place(root, css), holders: holders + 1 })
  }
}

function release(root: Root, sheets: readonly string[]) {
  const known = placed.get(root)!
  for (const css of sheets) {
    const held = known.get(css)!
    if (--held.holders > 0) continue
    known.delete(css)
    held.sheet.remove()
  }
}

function place(root: Root, css: string): Placed {
  const owner = 'host' in root ? root.ownerDocument : root
  try {
    // A sheet can be adopted only by the document that constructed it.
    const sheet = new (viewOf(owner).CSSStyleSheet)()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return {
      isThere: () => root.adoptedStyleSheets.includes(sheet),
      remove() {
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
      },
    }
  } catch {
    const style = owner.createElement('style')
    style.textContent = css
    ;('host' in root ? root : owner.head).append(style)
    // A Content-Security-Policy may forbid it.
    if (!style.sheet) {
      style.remove()
      throw new Error('clock-runtime: this page takes no style sheets from scripts.')
    }
    return { isThere: () => root.contains(style), remove: () => style.remove() }
  }
}
