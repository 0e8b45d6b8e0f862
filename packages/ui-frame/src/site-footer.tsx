import { OutsideLink } from './outside-link'

export interface SiteFooterProps {
  labName: string
  /** The current year, from whoever knows the time. */
  year: number
  profiles: readonly { label: string; href: string }[]
}

/** The foot of every page: the copyright and the lab's profiles elsewhere. */
export function SiteFooter({ labName, year, profiles }: SiteFooterProps) {
  return (
    <footer className="ftf-footer">
      <p className="ftf-footer__copyright">{`© ${year} ${labName}`}</p>
      <ul className="ftf-footer__profiles">
        {profiles.map(({ label, href }) => (
          <li key={href}>
            <OutsideLink href={href} className="ftf-footer__link">
              {label}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </footer>
  )
}
