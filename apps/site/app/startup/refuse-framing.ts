/**
 * Runs first of all: in another site's frame, what is not a clock alone is a link to itself. The parser stops, so that
 * there is no page below it and no script. Its element says in `data-name` what the link says.
 */
import { isEmbed } from '../shared/embed'

/** A window whose address may not be read is another site's. */
function isForeign(): boolean {
  try {
    for (let frame: Window = window; frame !== frame.parent; frame = frame.parent)
      void frame.parent.location.href
    return false
  } catch {
    return true
  }
}

if (!isEmbed(location) && isForeign()) {
  const link = document.createElement('a')
  const textContent = document.currentScript?.dataset.name ?? ''
  Object.assign(link, { href: location.href, target: '_blank', rel: 'noopener', textContent })
  window.stop()
  const body = document.body ?? document.documentElement.appendChild(document.createElement('body'))
  body.replaceChildren(link)
}
