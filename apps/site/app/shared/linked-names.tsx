import { madeFromPage, type Named, withNames } from './credits.ts'

/** A text as it stands, in which each name that has a page is a link to that. */
export const LinkedNames = ({ text, named }: { readonly text: string; readonly named: readonly Named[] }) =>
  withNames(text, named).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={piece.slug} href={madeFromPage(piece)}>
        {piece.name}
      </a>
    ),
  )
