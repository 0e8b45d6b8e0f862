/** What the build tells the worker of itself; the build writes it into the script (`publish/service-worker.ts`). */
import { at } from '../app/shared/base.ts'

export interface SiteFiles {
  /** Names the build; pages of it say the same in their `found-time-build` tag. */
  readonly build: string
  /** The files that every page but a clock stands on. Their names change with what is in them. */
  readonly shell: Sizes
  /** The page that can become any page, for when none can be fetched. */
  readonly fallback: string
  /** The dates of all clocks, oldest first. */
  readonly dates: readonly string[]
  /** The lists of clocks' files, as `ClockLists`, by month, `yy-mm`. */
  readonly clockLists: Readonly<Partial<Record<string, { readonly address: string; readonly bytes: number }>>>
}

/** Bytes of files, by address. What comes with another length is not the file. */
export type Sizes = Readonly<Record<string, number>>

/** By date: what a clock needs beyond the shell. */
export type ClockLists = Readonly<Record<string, Sizes>>

/**
 * The page that can become any page. Not the name React Router gives it: some hosts leave out what begins with an
 * underscore.
 */
export const APP_SHELL = at('/app-shell.html')

/** The name of the tag in which a page says which build it is of. */
export const BUILD_TAG = 'found-time-build'
