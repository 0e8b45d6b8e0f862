/** What the build tells the worker of itself; the build writes it into the script (`publish/service-worker.ts`). */
export interface SiteFiles {
  /** Names the build; pages of it say the same in their `found-time-build` tag. */
  readonly build: string
  /** Addresses of the files that every page but a clock stands on. Their names change with what is in them. */
  readonly shell: readonly string[]
  /** The page that can become any page, for when none can be fetched. */
  readonly fallback: string
  /** The dates of all clocks, oldest first. */
  readonly dates: readonly string[]
  /** Addresses of the lists of clocks' files, as `ClockLists`, by month, `yy-mm`. */
  readonly clockLists: Readonly<Partial<Record<string, string>>>
}

/** By date: the addresses a clock needs beyond the shell, and how much they are. */
export type ClockLists = Readonly<
  Record<string, { readonly files: readonly string[]; readonly bytes: number }>
>

/** The name of the tag in which a page says which build it is of. */
export const BUILD_TAG = 'found-time-build'
