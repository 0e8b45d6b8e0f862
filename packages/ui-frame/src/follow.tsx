export interface FollowProps {
  links: readonly { label: string; href: string }[]
}

/** The ways to follow from outside, in one quiet line. */
export function Follow({ links }: FollowProps) {
  return (
    <ul className="ftf-follow" aria-label="Follow">
      {links.map(({ label, href }) => (
        <li key={href} className="ftf-follow__way">
          <a href={href} className="ftf-follow__link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
