import type { ReactNode } from 'react'
import { Title } from './title'

export interface DocumentProps {
  title: string
  /** An opening sentence, set large. */
  lead?: ReactNode
  /** `small` for titles that may be long, such as a name. */
  titleSize?: 'small'
  /** Headings (`h2`, `h3`), paragraphs, lists, `aside`, links: plain elements, set by the style sheet. */
  children?: ReactNode
}

/** A page to be read. Its second-level headings stand in the margin beside what they head. */
export function Document({ title, lead, titleSize, children }: DocumentProps) {
  return (
    <article className="ftf-document" data-title-size={titleSize}>
      <Title>{title}</Title>
      {lead ? <p className="ftf-lead">{lead}</p> : null}
      <div className="ftf-prose">{children}</div>
    </article>
  )
}
