import type { CSSProperties, ReactNode } from 'react'

export interface ClockScreenProps {
  /** The page's heading and a line on what is shown, for who does not see it. */
  heading?: string
  description?: string
  /** The artwork, or what stands in for it. It fills the window. */
  children?: ReactNode
  overlay?: ReactNode
  strip?: ReactNode
  /** What a visitor may ask for; after the strip for the keyboard. */
  tools?: ReactNode
  /** A `SiteHeader`, laid over the top edge on white paper. */
  header?: ReactNode
  /** When false the header slides out. It stays while the keyboard is in it. */
  headerVisible?: boolean
  /** Nothing behind the art, for a frame in somebody's page. */
  transparent?: boolean
  /** Left on all day: no cursor, and the art is moved a little, `-1` to `1` of what there is each way. */
  ambient?: { readonly x: number; readonly y: number; readonly dim: boolean }
  /** Nobody has moved for a while. */
  idle?: boolean
}

export interface OverlayProps {
  /** `covering`: black. `lifting`: fades out over 0.2 s and lets clicks through. `gone`: not drawn. */
  state: 'covering' | 'lifting' | 'gone'
}

/** A whole window for one clock, on black. The page behind does not scroll. Holds the page's `<main>`. */
export function ClockScreen({
  heading,
  description,
  children,
  overlay,
  strip,
  tools,
  header,
  headerVisible = true,
  transparent = false,
  ambient,
  idle = false,
}: ClockScreenProps) {
  const drift = { '--ftf-drift-x': ambient?.x, '--ftf-drift-y': ambient?.y } as CSSProperties
  return (
    <div
      className="ftf-screen"
      data-transparent={transparent || undefined}
      data-ambient={ambient ? true : undefined}
      data-idle={idle || undefined}
      data-dim={ambient?.dim || undefined}
      style={ambient && drift}
    >
      {header ? (
        <div className="ftf-screen__header" data-visible={headerVisible}>
          {header}
        </div>
      ) : null}
      <main id="content" tabIndex={-1} className="ftf-screen__art">
        {heading ? <h1 className="ftf-unseen">{heading}</h1> : null}
        {description ? <p className="ftf-unseen">{description}</p> : null}
        {children}
      </main>
      {overlay}
      {strip}
      {tools}
    </div>
  )
}

/** The black cover over a clock that is not ready. */
export function Overlay({ state }: OverlayProps) {
  return <div className="ftf-overlay" data-state={state} aria-hidden="true" />
}
