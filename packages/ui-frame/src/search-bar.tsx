import { type KeyboardEvent, type Ref, useId } from 'react'

export const REGISTER_VIEWS = ['list', 'grid', 'calendar'] as const
export type RegisterView = (typeof REGISTER_VIEWS)[number]

export interface SearchFilter {
  readonly value: string
  /** As shown. */
  readonly label: string
}

export interface SearchFilterGroup {
  /** What its filters have in common. */
  readonly label: string
  readonly filters: readonly SearchFilter[]
}

export interface SearchBarProps {
  /** The search field, to be focused. */
  readonly field?: Ref<HTMLInputElement>
  readonly query: string
  readonly onQuery: (query: string) => void
  /** Called when the visitor is about to search. */
  readonly onFocus?: () => void
  /** Called when they leave the field. */
  readonly onBlur?: () => void
  /** Called at Enter. */
  readonly onEnter?: () => void
  /** What can be asked for besides, in groups; missing until the visitor searches. */
  readonly filters?: readonly SearchFilterGroup[] | undefined
  /** The values of those that are asked for. */
  readonly chosen?: readonly string[]
  readonly onFilter?: (value: string) => void
  /** How many were found, in words. Empty without a search. */
  readonly result: string
  readonly view: RegisterView
  readonly onView: (view: RegisterView) => void
  /** Where a link to any clock leads. */
  readonly anyHref?: string
  /** The clocks of this day in other years. */
  readonly onThisDay?: readonly { readonly href: string; readonly label: string }[]
}

/** The register's first lines: what to look for, how to lay it out, and what other years had on this day. */
export function SearchBar({
  field,
  query,
  onQuery,
  onFocus,
  onBlur,
  onEnter,
  filters = [],
  chosen = [],
  onFilter,
  result,
  view,
  onView,
  anyHref,
  onThisDay = [],
}: SearchBarProps) {
  const id = useId()
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query) {
      event.preventDefault()
      onQuery('')
    }
    if (event.key === 'Enter') onEnter?.()
  }
  return (
    <search className="ftf-finder">
      <label className="ftf-finder__label" htmlFor={id}>
        find
      </label>
      <div className="ftf-finder__entry">
        <input
          ref={field}
          id={id}
          className="ftf-finder__field"
          type="search"
          value={query}
          placeholder="a title, a date, a thing found"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={press}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <span className="ftf-finder__result" role="status">
          {result}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons */}
      <div className="ftf-finder__views" role="group" aria-label="View">
        {REGISTER_VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            className="ftf-sort__button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
          >
            {name}
          </button>
        ))}
        {anyHref ? (
          <a className="ftf-sort__button ftf-finder__any" href={anyHref}>
            open any
          </a>
        ) : null}
      </div>
      {filters.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
        <div className="ftf-finder__filters" role="group" aria-label="Only clocks that are">
          {filters.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
            <div key={group.label} className="ftf-finder__group" role="group" aria-label={group.label}>
              <span className="ftf-finder__group-label" aria-hidden="true">
                {group.label}
              </span>
              {group.filters.map(({ value, label }) => (
                <button
                  key={value}
                  type="button"
                  className="ftf-filter"
                  aria-pressed={chosen.includes(value)}
                  onClick={() => onFilter?.(value)}
                >
                  {label}
                </button>
              ))}
            </div>
          ))}
        </div>
      ) : null}
      {onThisDay.length > 0 ? (
        <p className="ftf-finder__day">
          <span className="ftf-finder__label">on this day</span>
          <span className="ftf-finder__days">
            {onThisDay.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </span>
        </p>
      ) : null}
    </search>
  )
}

export interface NothingFoundProps {
  readonly query: string
  readonly onClear: () => void
}

/** In place of the rows, when a search meets none of them. */
export function NothingFound({ query, onClear }: NothingFoundProps) {
  return (
    <div className="ftf-nothing">
      <p className="ftf-panel__message">Nothing handed in answers to “{query}”.</p>
      <button type="button" className="ftf-button" onClick={onClear}>
        Show all clocks
      </button>
    </div>
  )
}
