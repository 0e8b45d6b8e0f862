import { posterOfLink } from './poster-preview'

export interface RegisterDay {
  /** Of the month, from 1. */
  readonly day: number
  /** Missing: a gap. */
  readonly clock?: {
    readonly href: string
    readonly title: string
    readonly poster?: string
  }
}

export interface RegisterMonth {
  /** `April 2025`. */
  readonly heading: string
  /** The weekday of the first: 0 for Monday to 6 for Sunday. */
  readonly startsOn: number
  readonly days: readonly RegisterDay[]
  /** The month in words, for each day's name: `April`. */
  readonly name: string
}

export interface RegisterCalendarProps {
  /** In the order to be shown. */
  readonly months: readonly RegisterMonth[]
  /** The addresses of those that were looked for; all, when missing. */
  readonly found?: ReadonlySet<string>
}

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The register by months: each day in its place, the days without a clock left blank. */
export function RegisterCalendar({ months, found }: RegisterCalendarProps) {
  return (
    <div data-steps>
      {months.map((month) => (
        <Month key={month.heading} found={found} {...month} />
      ))}
    </div>
  )
}

function Month({
  heading,
  name,
  startsOn,
  days,
  found,
}: RegisterMonth & Pick<RegisterCalendarProps, 'found'>) {
  return (
    <section className="ftf-month">
      <h2 className="ftf-month__heading">{heading}</h2>
      <div className="ftf-month__sheet">
        <div className="ftf-month__weekdays" aria-hidden="true">
          {WEEKDAYS.map((weekday) => (
            <span key={weekday}>{weekday}</span>
          ))}
        </div>
        <ol className="ftf-month__days" data-starts-on={startsOn}>
          {days.map(({ day, clock }, index) => (
            <li key={day} className="ftf-day" data-gap={!clock}>
              {clock ? (
                <a
                  href={clock.href}
                  className="ftf-day__link"
                  ref={posterOfLink(clock.poster)}
                  data-found={found?.has(clock.href) ?? true}
                >
                  <span className="ftf-day__number">{day}</span>{' '}
                  <span className="ftf-unseen">
                    {name}, {WEEKDAY_NAMES[(startsOn + index) % 7]}:
                  </span>{' '}
                  <span className="ftf-day__title" data-letters={lettersOf(clock.title)}>
                    {clock.title}
                  </span>
                </a>
              ) : (
                <span className="ftf-day__number">
                  {day} <span className="ftf-unseen">no clock</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The longest words that are set smaller for it, and how small that may become. */
const LETTERS = { least: 8, most: 20 }

/** How long the longest word of a title is, for the style sheet: it is set small enough not to be broken. */
function lettersOf(title: string): number {
  const longest = Math.max(...title.split(/[\s-]+/).map(({ length }) => length))
  return Math.min(LETTERS.most, Math.max(LETTERS.least, longest))
}
