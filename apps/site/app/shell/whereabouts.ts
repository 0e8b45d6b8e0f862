import { useEffect } from 'react'
import { BASE } from '../shared/base'

/**
 * Where the visitor is and has been on this page load, for `page-change.tsx`. Noted from the moment the first page is
 * awake: that script comes later, on a busy machine after the first row has been followed.
 */
export const whereabouts: {
  /** The page that was announced last; the first one is announced by the browser. */
  announcedPath: string
  /** How far down the register was when it was left, in CSS pixels. */
  registerTop: number
  focused: Element | null
  /** The register's row that was followed last, and how far below the window's top it stood. */
  followedRow: { readonly pathname: string; readonly top: number } | null
} = { announcedPath: '', registerTop: 0, focused: null, followedRow: null }

/** Notes them as long as the site is open. */
export function useWhereabouts() {
  useEffect(() => {
    const scrolled = () => {
      // A new page scrolls while the old one is the one that was announced.
      if (whereabouts.announcedPath === BASE && window.location.pathname === BASE)
        whereabouts.registerTop = window.scrollY
    }
    const focused = ({ target }: FocusEvent) => {
      whereabouts.focused = target as Element
    }
    const clicked = ({ target }: MouseEvent) => {
      const row = (target as Element).closest<HTMLAnchorElement>('.ftf-register a')
      if (row) whereabouts.followedRow = { pathname: row.pathname, top: row.getBoundingClientRect().top }
    }
    whereabouts.announcedPath = window.location.pathname
    // The visitor may have begun before the page was awake.
    scrolled()
    whereabouts.focused = document.activeElement
    window.addEventListener('scroll', scrolled, { passive: true })
    document.addEventListener('focusin', focused)
    window.addEventListener('click', clicked, { capture: true })
    return () => {
      window.removeEventListener('scroll', scrolled)
      document.removeEventListener('focusin', focused)
      window.removeEventListener('click', clicked, { capture: true })
    }
  }, [])
}
