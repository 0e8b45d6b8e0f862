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
  /** `strip`: one card, on a day's page. `controls`: the same with its ends torn off, on today's. */
  variant?: 'strip' | 'controls'
  /** Said while a clock is long in coming: how many of its files are there. `all` is 0 where that is not known. */
  progress?: { readonly done: number; readonly all: number } | undefined
  /** The visitor's star. */
  star?: { readonly kept: boolean; readonly onPress: () => void }
}

/** At the bottom of a clock, drawn as a luggage label: the day before, the way home, the day after. */
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
  progress,
  star,
}: ClockStripProps) {
  return (
    <nav className="ftf-strip" aria-label="Clocks" data-visible={visible} data-variant={variant}>
      <div className="ftf-strip__card">
        <svg
          className="ftf-strip__string"
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M100 20C72 16 34 13 0 15M100 20C76 25 42 31 0 29" />
        </svg>
        <a href={previous.href} className="ftf-strip__previous" aria-label={previous.label}>
          <Arrow d="M25 11H3m7-7-7 7 7 7" />
        </a>
        <a href={homeHref} className="ftf-strip__label" aria-label={homeLabel}>
          <span className="ftf-strip__date">{date}</span> <span className="ftf-strip__title">{title}</span>{' '}
          <span className="ftf-strip__number">{number}</span>
        </a>
        {star ? <Star title={title} {...star} /> : null}
        <a href={next.href} className="ftf-strip__next" aria-label={next.label}>
          <Arrow d="M3 11h22m-7-7 7 7-7 7" />
        </a>
        {progress ? <OnItsWay {...progress} /> : null}
      </div>
    </nav>
  )
}

function Star({ title, kept, onPress }: NonNullable<ClockStripProps['star']> & { title: string }) {
  return (
    <button
      type="button"
      className="ftf-strip__star"
      aria-label={`Keep ${title}`}
      aria-pressed={kept}
      onClick={onPress}
    >
      <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path d="M14 3.500l3.200 7 7.600.800-5.700 5.100 1.600 7.500-6.700-3.800-6.700 3.800 1.600-7.500-5.700-5.100 7.600-.800z" />
      </svg>
    </button>
  )
}

/** How much of a clock has come, above its strip. */
export function OnItsWay({ done, all }: NonNullable<ClockStripProps['progress']>) {
  return (
    <div
      className="ftf-way"
      role="progressbar"
      aria-label="The clock is on its way"
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
    >
      {`On its way, ${done} of ${all}`}
      <span className="ftf-way__line" style={all > 0 ? { scale: `${done / all} 1` } : undefined} />
    </div>
  )
}

function Arrow({ d }: { d: string }) {
  return (
    <svg className="ftf-arrow" viewBox="0 0 28 22" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  )
}
