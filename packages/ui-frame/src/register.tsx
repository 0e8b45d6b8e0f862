import { type KeyboardEvent, useId, useState } from 'react'
import { useFrameLink } from './link'

export type RegisterOrder = 'date-desc' | 'date-asc' | 'title-asc' | 'title-desc' | 'random'
export type RegisterSort = 'date' | 'title' | 'random'

export interface RegisterRow {
  href: string
  /** As shown, `yy.mm.dd`. */
  date: string
  title: string
  /** As shown, `#1`. */
  number: string
}

export interface RegisterProps {
  /** In the order to be shown. */
  rows: readonly RegisterRow[]
  /** The order they are in: shown on the column heads. */
  order: RegisterOrder
  onSort: (button: RegisterSort) => void
  /** What pressing each button will do. */
  tooltips: Record<RegisterSort, string>
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

/** The ledger of all clocks. A row is one link; rows out of sight cost nothing to draw. */
export function Register({ rows, order, onSort, tooltips }: RegisterProps) {
  const Link = useFrameLink()
  return (
    <div className="ftf-register">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons */}
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
      <ol className="ftf-register__rows">
        {rows.map(({ href, date, title, number }) => (
          <li key={href} className="ftf-register__row">
            <Link href={href} className="ftf-entry" prefetch="intent">
              <span className="ftf-entry__date">{date}</span>{' '}
              <span className="ftf-entry__title">{title}</span>{' '}
              <span className="ftf-entry__number">{number}</span>
            </Link>
          </li>
        ))}
      </ol>
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
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true)
  }
  return (
    <span className={`ftf-sort ftf-sort--${sort}`} data-dismissed={dismissed} onPointerEnter={restore}>
      <button
        type="button"
        className="ftf-sort__button"
        aria-pressed={direction !== undefined}
        aria-describedby={id}
        onClick={() => onSort(sort)}
        onFocus={restore}
        onKeyDown={dismissOnEscape}
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
