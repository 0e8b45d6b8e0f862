import type { ReactNode } from 'react'

/** `paper`: part of a page. `dark`: fills a clock screen. */
export type Tone = 'paper' | 'dark'

export interface ErrorPanelProps {
  message: string
  heading?: string
  /** `1` where the page has no other title. Default `2`. */
  headingLevel?: 1 | 2
  /** Links or buttons. */
  actions?: ReactNode
  tone?: Tone
  children?: ReactNode
}

export interface LoadingPanelProps {
  /** As shown, such as `Loading data...`. */
  text: string
  tone?: Tone
}

export interface PlainTimeProps {
  /** As shown, and machine-readable: `10:42`. */
  time: string
  tone?: Tone
}

/** Says what went wrong, at once to a screen reader too. */
export function ErrorPanel({
  message,
  heading,
  headingLevel = 2,
  actions,
  tone = 'paper',
  children,
}: ErrorPanelProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section className="ftf-panel" data-tone={tone}>
      {children}
      <div className="ftf-panel__notice" role="alert">
        {heading ? <Heading className="ftf-panel__heading">{heading}</Heading> : null}
        <p className="ftf-panel__message">{message}</p>
      </div>
      {actions ? <div className="ftf-panel__actions">{actions}</div> : null}
    </section>
  )
}

/** Says what is being waited for. */
export function LoadingPanel({ text, tone = 'paper' }: LoadingPanelProps) {
  return (
    <div className="ftf-panel ftf-panel--loading" data-tone={tone}>
      <p className="ftf-panel__status" role="status">
        {text}
      </p>
      <span className="ftf-panel__line" aria-hidden="true" />
    </div>
  )
}

/** The time and nothing else, for when a clock fails: still a clock. */
export function PlainTime({ time, tone = 'paper' }: PlainTimeProps) {
  return (
    <time className="ftf-time" dateTime={time} data-tone={tone} translate="no">
      {time}
    </time>
  )
}
