import { OutsideLink } from './outside-link'

export interface ProfileListProps {
  profiles: readonly {
    /** What it is, such as `Pictures`. */
    label: string
    /** The lab's name there. */
    handle: string
    href: string
  }[]
}

/** Where else the lab can be found. Each opens in a new tab. */
export function ProfileList({ profiles }: ProfileListProps) {
  return (
    <ul className="ftf-profiles">
      {profiles.map(({ label, handle, href }) => (
        <li key={href} className="ftf-profiles__item">
          <OutsideLink href={href} className="ftf-profiles__link">
            <span className="ftf-profiles__label">{label}</span>{' '}
            <span className="ftf-profiles__handle">{handle}</span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
