import { type ComponentType, createContext, type MouseEventHandler, type ReactNode, useContext } from 'react'

/** What the frame asks of a link. `prefetch` is a wish: a link that cannot prefetch ignores it. */
export interface FrameLinkProps {
  href: string
  className?: string
  children?: ReactNode
  onClick?: MouseEventHandler<HTMLAnchorElement>
  'aria-label'?: string
  'aria-current'?: 'page'
  rel?: string
  prefetch?: 'intent' | 'none'
  /** The address of its picture, for `Register`. */
  'data-poster'?: string
  'data-found'?: boolean
}

export type FrameLink = ComponentType<FrameLinkProps>

export interface FrameLinkProviderProps {
  /** The router's link, wrapped so that it takes `href`. Keep the same function from one render to the next. */
  link: FrameLink
  children?: ReactNode
}

function PlainLink({ prefetch: _, ...anchor }: FrameLinkProps) {
  return <a {...anchor} />
}

const LinkContext = createContext<FrameLink>(PlainLink)

/**
 * Gives every internal link of the frame the router's own link. Without it they are plain anchors.
 * @example
 * const RouterLink: FrameLink = ({ href, prefetch, ...rest }) => <Link to={href} prefetch={prefetch} {...rest} />
 * <FrameLinkProvider link={RouterLink}>…</FrameLinkProvider>
 */
export function FrameLinkProvider({ link, children }: FrameLinkProviderProps) {
  return <LinkContext.Provider value={link}>{children}</LinkContext.Provider>
}

export function useFrameLink(): FrameLink {
  return useContext(LinkContext)
}
