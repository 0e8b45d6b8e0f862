import type { ReactNode } from 'react'

export interface ClockScreenProps {
  /** The artwork, or what stands in for it. It fills the window. */
  children?: ReactNode
  overlay?: ReactNode
  strip?: ReactNode
  /** A `SiteHeader`, laid over the top edge on white paper. */
  header?: ReactNode
  /** When false the header slides out. It stays while the keyboard is in it. */
  headerVisible?: boolean
}

export interface OverlayProps {
  /** `covering`: black. `lifting`: fades out over 0.2 s and lets clicks through. `gone`: not drawn. */
  state: 'covering' | 'lifting' | 'gone'
}

/** A whole window for one clock, on black. The page behind does not scroll. Holds the page's `<main>`. */
export function ClockScreen({ children, overlay, strip, header, headerVisible = true }: ClockScreenProps) {
  return (
    <div className="ftf-screen">
      {header ? (
        <div className="ftf-screen__header" data-visible={headerVisible}>
          {header}
        </div>
      ) : null}
      <main id="content" tabIndex={-1} className="ftf-screen__art">
        {children}
      </main>
      {overlay}
      {strip}
    </div>
  )
}

/** The black cover over a clock that is not ready. */
export function Overlay({ state }: OverlayProps) {
  return <div className="ftf-overlay" data-state={state} aria-hidden="true" />
}
