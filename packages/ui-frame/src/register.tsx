import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { stepWithKeys } from './arrow-key-navigation'
import { LIST_POSTER_SIZE, PosterPreview, posterOfLink, usePosterPreview } from './poster-preview'
import type { RegisterView } from './search-bar'

export type RegisterOrder = 'date-desc' | 'date-asc' | 'title-asc' | 'title-desc' | 'random'
export type RegisterSort = 'date' | 'title' | 'random'

export interface RegisterRow {
  href: string
  /** As shown, `yy.mm.dd`. */
  date: string
  title: string
  /** As shown, `#1`. */
  number: string
  /** The address of a picture of `LIST_POSTER_SIZE`: in the grid, and beside a row that is pointed at. */
  poster?: string
}

export interface RegisterProps {
  /** In the order to be shown. */
  rows: readonly RegisterRow[]
  /** The order they are in: shown on the column heads. */
  order: RegisterOrder
  onSort: (button: RegisterSort) => void
  /** What pressing each button will do. */
  tooltips: Record<RegisterSort, string>
  /** Default `list`. */
  view?: RegisterView
  /** Above the heads: a `SearchBar`. */
  finder?: ReactNode
  /** Instead of heads and rows in the calendar view: a `RegisterCalendar`. */
  calendar?: ReactNode
  /** Why a row is among the found ones, where its title does not say so. Asked only for rows that are drawn. */
  reasonOf?: (row: RegisterRow) => string | undefined
  /** Said where there are no rows. */
  nothing?: ReactNode
}

const sorts: readonly RegisterSort[] = ['date', 'title', 'random']
const directions: Record<RegisterOrder, string> = {
  'date-desc': '↓',
  'date-asc': '↑',
  'title-asc': 'A–Z',
  'title-desc': 'Z–A',
  random: '×',
}
const announcements: Record<RegisterOrder, string> = {
  'date-desc': 'Newest first',
  'date-asc': 'Oldest first',
  'title-asc': 'Titles A to Z',
  'title-desc': 'Titles Z to A',
  random: 'Random order',
}

/**
 * The ledger of all clocks. A row is one link; rows out of sight cost nothing to draw (`content-visibility`).
 */
export function Register({
  rows,
  order,
  onSort,
  tooltips,
  view = 'list',
  finder,
  calendar,
  reasonOf,
  nothing,
}: RegisterProps) {
  const { peeked, handlers } = usePosterPreview(view === 'grid')
  const step = (event: KeyboardEvent<HTMLElement>) => stepWithKeys(event, view !== 'list')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointer are those of the links in it
    <div className="ftf-register" data-view={view} onKeyDown={step} {...handlers}>
      {finder}
      {calendar && view === 'calendar' ? (
        calendar
      ) : (
        <>
          <Heads order={order} onSort={onSort} tooltips={tooltips} />
          <div data-steps>
            <Rows rows={rows} pictures={view === 'grid'} reasonOf={reasonOf} />
          </div>
        </>
      )}
      {rows.length === 0 ? nothing : null}
      {peeked ? <PosterPreview key={peeked.poster} {...peeked} /> : null}
    </div>
  )
}

export interface RowsProps {
  readonly rows: readonly RegisterRow[]
  readonly pictures: boolean
  readonly reasonOf: RegisterProps['reasonOf']
}

/** Drawn again only for other rows: the page around it wakes and changes more often. */
export const Rows = memo(function Rows({ rows, pictures, reasonOf }: RowsProps) {
  const sent = useSentRows(rows)
  if (sent === rows && !pictures && !rows.some((row) => reasonOf?.(row))) return <SentRows rows={rows} />
  return (
    <ol className="ftf-register__rows">
      {rows.map((row) => (
        <Row key={row.href} pictures={pictures} reason={reasonOf?.(row)} {...row} />
      ))}
    </ol>
  )
})

const never = () => () => {}

/** The rows that came with the page, while it wakes and afterwards; nothing on a server or in a page that did not. */
function useSentRows(rows: readonly RegisterRow[]): readonly RegisterRow[] | undefined {
  const wakes = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  return useState(wakes ? rows : undefined)[0]
}

/**
 * Rows as the page was sent. They are links and need no script: React takes them over when others are to be shown, or a
 * page would take longer to wake with every clock there is.
 */
function SentRows({ rows }: Pick<RowsProps, 'rows'>) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    for (const [index, link] of list.current!.querySelectorAll('a').entries())
      posterOfLink(rows[index]?.poster)(link)
  }, [rows])
  return (
    <ol
      ref={list}
      className="ftf-register__rows"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there is left alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** Kept as it is when it only moves. */
const Row = memo(function Row({
  href,
  date,
  title,
  number,
  poster,
  reason,
  pictures,
}: RegisterRow & { pictures: boolean; reason: string | undefined }) {
  return (
    <li className="ftf-register__row">
      <a href={href} className="ftf-entry" ref={posterOfLink(poster)}>
        {pictures && poster ? (
          <img
            className="ftf-entry__poster"
            src={poster}
            alt=""
            {...LIST_POSTER_SIZE}
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => currentTarget.toggleAttribute('data-missing', true)}
          />
        ) : null}
        <span className="ftf-entry__date">{date}</span>{' '}
        <span className="ftf-entry__title">
          {title}
          {reason ? <span className="ftf-entry__reason"> {reason}</span> : null}
        </span>{' '}
        <span className="ftf-entry__number">{number}</span>
      </a>
    </li>
  )
})

function Heads({ order, onSort, tooltips }: Pick<RegisterProps, 'order' | 'onSort' | 'tooltips'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div className="ftf-register__heads" role="group" aria-label="Sort">
      {sorts.map((sort) => (
        <SortButton
          key={sort}
          sort={sort}
          direction={order.startsWith(sort) ? directions[order] : undefined}
          tooltip={tooltips[sort]}
          onSort={onSort}
        />
      ))}
      <span className="ftf-unseen" role="status">
        {announcements[order]}
      </span>
    </div>
  )
}

interface SortButtonProps {
  sort: RegisterSort
  /** Undefined when another column sets the order. */
  direction: string | undefined
  tooltip: string
  onSort: RegisterProps['onSort']
}

function SortButton({ sort, direction, tooltip, onSort }: SortButtonProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const restore = () => setDismissed(false)
  // Wherever the keyboard is: a pointer alone shows it too.
  useEffect(() => {
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  return (
    <span className={`ftf-sort ftf-sort--${sort}`} data-dismissed={dismissed} onPointerEnter={restore}>
      <button
        type="button"
        className="ftf-sort__button"
        aria-pressed={direction !== undefined}
        aria-describedby={id}
        onClick={() => onSort(sort)}
        onFocus={restore}
      >
        {sort}
        {direction ? (
          <span className="ftf-sort__direction" aria-hidden="true">
            {direction}
          </span>
        ) : null}
      </button>
      <span className="ftf-tip" role="tooltip" id={id}>
        {tooltip}
      </span>
    </span>
  )
}
