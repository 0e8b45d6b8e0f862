import type { ReactNode } from 'react'

export interface PageProps {
  /** While false the whole page, header and footer included, is a blank sheet (only under `html.js`). */
  revealed: boolean
  /** Shows the content at once instead of fading it in over 0.6 s. Reduced motion does the same. */
  instant?: boolean
  children?: ReactNode
}

/** The page's main content. Clock screens have their own: see `ClockScreen`. */
export function Page({ revealed, instant = false, children }: PageProps) {
  return (
    <main id="content" tabIndex={-1} className="ftf-page" data-revealed={revealed} data-instant={instant}>
      {children}
    </main>
  )
}
