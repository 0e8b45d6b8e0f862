import type { ReactNode } from 'react'
import { Title } from './title'

export interface ManifestoStatement {
  heading: string
  /** The emphasised first words. */
  opening: ReactNode
  /** A string is one paragraph; for more, give `<p>` elements. */
  body: ReactNode
  closing: ReactNode
  /** Called for by an asterisk after the closing line. */
  footnote?: ReactNode
}

export interface ManifestoProps {
  title: string
  statements: readonly ManifestoStatement[]
  /** What stands under the last statement, such as a `Stamp`. */
  children?: ReactNode
}

/** The by-laws of the office, numbered № 1, № 2, and so on. */
export function Manifesto({ title, statements, children }: ManifestoProps) {
  return (
    <article className="ftf-manifesto">
      <Title>{title}</Title>
      {statements.map((statement, index) => (
        <Statement key={index} number={index + 1} {...statement} />
      ))}
      {children}
    </article>
  )
}

function Statement({
  number,
  heading,
  opening,
  body,
  closing,
  footnote,
}: ManifestoStatement & { number: number }) {
  const id = `statement-${number}`
  return (
    <section className="ftf-statement" aria-labelledby={id}>
      <p className="ftf-statement__number">
        <span className="ftf-statement__sign">№ </span>
        {number}
      </p>
      <div className="ftf-statement__text">
        <h2 className="ftf-statement__heading" id={id}>
          {heading}
        </h2>
        <p className="ftf-statement__opening">
          <em>{opening}</em>
        </p>
        <div className="ftf-statement__body">{typeof body === 'string' ? <p>{body}</p> : body}</div>
        <p className="ftf-statement__closing">
          {closing}
          {footnote ? (
            <>
              {'\u2060'}
              <a className="ftf-footnote__mark" id={`${id}-mark`} href={`#${id}-note`} aria-label="Footnote">
                *
              </a>
            </>
          ) : null}
        </p>
        {footnote ? (
          <p className="ftf-footnote" id={`${id}-note`}>
            <span aria-hidden="true">* </span>
            {footnote}
            {'\u00a0'}
            <a className="ftf-footnote__back" href={`#${id}-mark`} aria-label="Back to the text">
              ↑
            </a>
          </p>
        ) : null}
      </div>
    </section>
  )
}
