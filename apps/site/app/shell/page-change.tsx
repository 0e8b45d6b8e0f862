import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { BASE } from '../shared/base'
import { dateOf } from '../shared/clock-path'
import { whereabouts } from './whereabouts'

/**
 * After the way to another page within the site: says which it is, as a browser does of a page that is opened, and puts
 * the keyboard where a visitor goes on: at home onto the row of the clock they come from, where they had left the
 * register; on the next clock's strip onto the same piece of it; otherwise at the beginning of the page.
 */
export default function PageChange() {
  const { pathname } = useLocation()
  const [said, setSaid] = useState('')

  useEffect(() => {
    const { announcedPath: left, focused, registerTop, followedRow } = whereabouts
    if (left === pathname) return
    whereabouts.announcedPath = pathname
    setSaid(document.querySelector('main h1')?.textContent || document.title)
    const row = pathname === BASE && dateOf(left) ? rowOf(left) : null
    const piece = focused?.classList[0]?.startsWith('ftf-strip__')
      ? document.querySelector<HTMLElement>(`.${focused.classList[0]}`)
      : null
    const target = row ?? piece ?? document.getElementById('content')
    target?.focus({ preventScroll: true })
    if (!row) return
    window.scrollTo(0, registerTop)
    if (followedRow?.pathname === row.pathname) return putBack(row, followedRow.top)
    const { top, bottom } = row.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) row.scrollIntoView({ block: 'center' })
  }, [pathname])

  return (
    <p className="ftf-unseen" aria-live="polite">
      {said}
    </p>
  )
}

/** How many frames the row is watched: two seconds on a fast machine, longer on a slow one. */
const WATCHED_FRAMES = 120

/**
 * Rows that were not in sight yet have heights that are guessed, until they are drawn: the same way down is not the same
 * row, and the row moves again when those above it have come. A visitor who scrolls has the last word.
 * @param topPx - How far below the window's top the row is to stand.
 */
function putBack(row: Element, topPx: number) {
  const visitor = new AbortController()
  for (const scrolling of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(scrolling, () => visitor.abort(), { passive: true, signal: visitor.signal })
  const look = (framesLeft: number) => {
    if (visitor.signal.aborted || !row.isConnected) return
    const offPx = row.getBoundingClientRect().top - topPx
    if (Math.abs(offPx) >= 1) window.scrollBy(0, offPx)
    if (framesLeft === 0) visitor.abort()
    else requestAnimationFrame(() => look(framesLeft - 1))
  }
  look(WATCHED_FRAMES)
}

const rowOf = (pathname: string) =>
  document.querySelector<HTMLAnchorElement>(`main .ftf-register a[href="${pathname.replace(/\/$/, '')}"]`)
