import type { ReactNode } from 'react'

/** The size of the clock's picture, in pixels. */
export const FRONT_POSTER_SIZE = { width: 960, height: 504 } as const

export interface FrontStageProps {
  readonly href: string
  readonly title: string
  /** As shown, `#91`. */
  readonly number: string
  /** As shown. */
  readonly date: string
  /** The clock's picture, there before the clock and where it stays away. */
  readonly poster: string
  /** The clock itself, once it is alive. */
  readonly children?: ReactNode
  readonly paused?: boolean
  /** Stops the clock, or has it go on. */
  readonly onPause?: () => void
}

/** The latest clock above the register: one link to its own page, with a luggage tag. */
export function FrontStage({
  href,
  title,
  number,
  date,
  poster,
  children,
  paused,
  onPause,
}: FrontStageProps) {
  return (
    <section className="ftf-front" aria-label="The latest clock">
      <div className="ftf-front__picture">
        <img className="ftf-front__poster" src={poster} alt="" {...FRONT_POSTER_SIZE} decoding="async" />
        {children ? <div className="ftf-front__clock">{children}</div> : null}
      </div>
      <a className="ftf-front__link" href={href}>
        <span className="ftf-front__tag">
          <span className="ftf-front__title">{title}</span>{' '}
          <span className="ftf-front__number">{number}</span> <span className="ftf-front__date">{date}</span>
        </span>
      </a>
      {children ? (
        <button type="button" className="ftf-front__pause" aria-pressed={paused} onClick={onPause}>
          pause
        </button>
      ) : null}
    </section>
  )
}
