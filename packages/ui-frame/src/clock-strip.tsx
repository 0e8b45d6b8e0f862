export interface ClockStripLink {
  href: string
  /** The whole accessible name, such as `Go to next clock: Blue Marble`. */
  label: string
}

export interface ClockStripProps {
  /** As shown. */
  date: string
  title: string
  number: string
  previous: ClockStripLink
  next: ClockStripLink
  homeHref: string
  homeLabel: string
  /** When false the strip slides out. It stays while the keyboard is in it. */
  visible: boolean
  /** `strip`: one tag, on a day's page. `controls`: the same tag with its stubs torn off, on today's. */
  variant?: 'strip' | 'controls'
}

/** A luggage tag at the bottom of a clock: the day before, the way home, the day after. */
export function ClockStrip({
  date,
  title,
  number,
  previous,
  next,
  homeHref,
  homeLabel,
  visible,
  variant = 'strip',
}: ClockStripProps) {
  return (
    <nav className="ftf-strip" aria-label="Clocks" data-visible={visible} data-variant={variant}>
      <div className="ftf-tag">
        <svg
          className="ftf-tag__string"
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M100 20C72 16 34 13 0 15M100 20C76 25 42 31 0 29" />
        </svg>
        <a href={previous.href} className="ftf-tag__previous" aria-label={previous.label}>
          <Arrow d="M25 11H3m7-7-7 7 7 7" />
        </a>
        <a href={homeHref} className="ftf-tag__label" aria-label={homeLabel}>
          <span className="ftf-tag__date">{date}</span> <span className="ftf-tag__title">{title}</span>{' '}
          <span className="ftf-tag__number">{number}</span>
        </a>
        <a href={next.href} className="ftf-tag__next" aria-label={next.label}>
          <Arrow d="M3 11h22m-7-7 7 7-7 7" />
        </a>
      </div>
    </nav>
  )
}

function Arrow({ d }: { d: string }) {
  return (
    <svg className="ftf-arrow" viewBox="0 0 28 22" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  )
}
