import { useEffect, useRef, useState } from 'react'
import { Stamp } from './stamp'

export interface NavigationLink {
  label: string
  href: string
}

export interface SiteHeaderProps {
  labName: string
  productName: string
  tagline: string
  links: readonly NavigationLink[]
  /** Where the product's name leads. */
  homeHref?: string
  /** The path now shown, such as `/about`. A trailing slash does not matter. */
  currentPath: string
  /** `1` on the home page, where the product's name is the page's heading and is set large. */
  titleLevel?: 1
  /** What the stamp beside the large name says. */
  stampLines?: readonly string[]
}

const withoutTrailingSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** The first stop of the Tab key: leads past the header to the element `#content`. */
export function SkipLink() {
  return (
    <a className="ftf-skip" href="#content">
      Skip to content
    </a>
  )
}

/** The letterhead: the lab's banner with the navigation, then the product's name and its tagline. */
export function SiteHeader({
  labName,
  productName,
  tagline,
  links,
  homeHref = '/',
  currentPath,
  titleLevel,
  stampLines = [labName, 'Found', 'Handed in daily'],
}: SiteHeaderProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const current = withoutTrailingSlash(currentPath)
  const Name = titleLevel === 1 ? 'h1' : 'p'

  useEffect(() => {
    if (!open) return
    // On the document, because Safari does not focus a button that was clicked.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  return (
    <header className={titleLevel === 1 ? 'ftf-header ftf-header--large' : 'ftf-header'}>
      <div className="ftf-banner">
        <p className="ftf-banner__lab">{labName}</p>
        <button
          ref={button}
          type="button"
          className="ftf-burger"
          aria-expanded={open}
          aria-controls="ftf-navigation"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
            <path d="M2 6.500h24" />
            <path d="M2 14h24" />
            <path d="M2 21.500h24" />
          </svg>
        </button>
        <nav id="ftf-navigation" className="ftf-nav" aria-label="Main" data-open={open}>
          <ul className="ftf-nav__list">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="ftf-nav__link"
                  aria-current={withoutTrailingSlash(href) === current ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="ftf-masthead">
        <Name className="ftf-masthead__name">
          <a href={homeHref} className="ftf-masthead__link">
            {productName}
          </a>
        </Name>
        <p className="ftf-masthead__tagline">{tagline}</p>
        {titleLevel === 1 ? <Stamp className="ftf-masthead__stamp" lines={stampLines} /> : null}
      </div>
    </header>
  )
}
