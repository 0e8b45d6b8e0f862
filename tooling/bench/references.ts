/** Pages that ours are measured beside, in the same run: what React alone costs, and the clock that is imported most. */
import { withServedPages } from './served-page.ts'

export interface References {
  /** React, its DOM and the router, with nothing on the page. */
  readonly empty: string
  readonly reactClock: string
}

/** Builds the pages, and serves them while some work is done. */
export const withReferences = <T>(work: (addresses: References) => Promise<T>): Promise<T> =>
  withServedPages('references', ['empty.html', 'react-clock.html'], (address) =>
    work({ empty: `${address}empty.html`, reactClock: `${address}react-clock.html` }),
  )
