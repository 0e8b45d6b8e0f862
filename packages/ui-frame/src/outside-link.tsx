import type { ReactNode } from 'react'

/** A way out of the site: opens a new tab, and says so to those who cannot see it happen. */
export function OutsideLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children} <span className="ftf-unseen">(opens in a new tab)</span>
    </a>
  )
}
