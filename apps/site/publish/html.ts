/** A page as a tree: what is needed of https://parse5.js.org to read and extend what was prerendered. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

export type Attributes = Readonly<Record<string, string>>

export class HtmlPage {
  readonly #document: DefaultTreeAdapterTypes.Document

  constructor(text: string) {
    this.#document = parse(text)
  }

  /** All elements of a name, in the page's order, those in templates too. */
  all(name: string): Element[] {
    return [...elementsIn(this.#document)].filter(({ tagName }) => tagName === name)
  }

  toString(): string {
    return serialize(this.#document)
  }
}

function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue
    yield child
    yield* elementsIn('content' in child ? child.content : child)
  }
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value

/** Gives it these attributes instead of all it has. */
export function setAttributes(element: Element, attributes: Attributes) {
  element.attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
}

/** @param text - Stands in it as it is: a script or a style is not escaped, and must not end itself. */
export function createElement(name: string, attributes: Attributes, text = ''): Element {
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, [])
  setAttributes(element, attributes)
  if (text) defaultTreeAdapter.insertText(element, text)
  return element
}

/** Puts elements, which leave where they are, into a template, which stands where the first of them did. */
export function wrapInTemplate(elements: readonly Element[], attributes: Attributes) {
  const [first] = elements
  if (!first) return
  const template = createElement('template', attributes) as DefaultTreeAdapterTypes.Template
  const content = defaultTreeAdapter.createDocumentFragment()
  insertBefore(first, [template])
  for (const element of elements) {
    defaultTreeAdapter.detachNode(element)
    defaultTreeAdapter.appendChild(content, element)
  }
  defaultTreeAdapter.setTemplateContent(template, content)
}

export function remove(elements: readonly Element[]) {
  for (const element of elements) defaultTreeAdapter.detachNode(element)
}

/** Puts elements at the end of another. */
export function append(parent: Element, elements: readonly Element[]) {
  for (const element of elements) defaultTreeAdapter.appendChild(parent, element)
}

/** Puts elements in front of another. */
export function insertBefore(reference: Element, elements: readonly Element[]) {
  const parent = parentOf(reference)
  for (const element of elements) defaultTreeAdapter.insertBefore(parent, element, reference)
}

/** Puts elements behind another. */
export function insertAfter(reference: Element, elements: readonly Element[]) {
  const parent = parentOf(reference)
  const next = parent.childNodes[parent.childNodes.indexOf(reference) + 1]
  for (const element of elements) {
    if (next) defaultTreeAdapter.insertBefore(parent, element, next)
    else defaultTreeAdapter.appendChild(parent, element)
  }
}

function parentOf({ parentNode, tagName }: Element): ParentNode {
  if (!parentNode) throw new Error(`A <${tagName}> that is in no page.`)
  return parentNode
}

export const textOf = (element: Element): string =>
  element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')
