export interface NameIndexProps {
  names: readonly {
    name: string
    href: string
    /** How often it is found; said from two on. */
    count: number
  }[]
}

/** Names in columns, as at the end of a book. */
export function NameIndex({ names }: NameIndexProps) {
  return (
    <ul className="ftf-index">
      {names.map(({ name, href, count }) => (
        <li key={href} className="ftf-index__name">
          <a href={href}>{name}</a>
          {count > 1 ? ` ${count}` : null}
        </li>
      ))}
    </ul>
  )
}
