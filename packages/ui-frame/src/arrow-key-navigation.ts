import type { KeyboardEvent } from 'react'

const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End']

/**
 * Moves the focus among the links of a register by arrow keys, Home and End; from the search field down into them and
 * back. In rows that stand beside each other, down is the nearest link of the next row.
 */
export function stepWithKeys(event: KeyboardEvent<HTMLElement>, sideBySide: boolean) {
  const { key, currentTarget, target } = event
  if (!ARROWS.includes(key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-steps] a')]
  const field = currentTarget.querySelector<HTMLInputElement>('input')
  const goal = goalOf(links, field, target, key, sideBySide)
  if (!goal) return
  event.preventDefault()
  goal.focus()
}

function goalOf(
  links: readonly HTMLElement[],
  field: HTMLElement | null,
  from: EventTarget,
  key: string,
  sideBySide: boolean,
) {
  if (from === field) return key === 'ArrowDown' ? links[0] : undefined
  const at = links.indexOf(from as HTMLElement)
  if (at < 0) return
  return stepFrom(links, at, key, sideBySide) ?? (key === 'ArrowUp' ? field : undefined)
}

function stepFrom(links: readonly HTMLElement[], at: number, key: string, sideBySide: boolean) {
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1
  if (!sideBySide) return across ? undefined : links[at + sign]
  return across ? links[at + sign] : nearest(links, at, sign)
}

/** The place of a link is its list item's: asking a link out of sight for its own would lay it out. */
const placeOf = (link: HTMLElement) => (link.parentElement ?? link).getBoundingClientRect()

function nearest(links: readonly HTMLElement[], at: number, sign: 1 | -1) {
  const from = placeOf(links[at]!)
  let best: { link: HTMLElement; down: number; across: number } | undefined
  for (const link of links) {
    const { top, left } = placeOf(link)
    const down = (top - from.top) * sign
    const across = Math.abs(left - from.left)
    if (down < 4) continue
    if (!best || down < best.down - 4 || (down < best.down + 4 && across < best.across)) {
      best = { link, down, across }
    }
  }
  return best?.link
}
