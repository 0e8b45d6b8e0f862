/** The scripts of the pages, which are fetched when a page is gone to, or ahead. */
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router'

export interface PageModule {
  readonly default: ComponentType
}

export interface PageScript {
  /** As the router reads it. */
  readonly path: string
  /** Fetches it, once. */
  readonly load: () => Promise<PageModule>
}

let pages: PageScript[] = []
const loaded = new Set<PageScript>()

/** By the entry, before anything is drawn. */
export function providePages(given: readonly PageScript[]) {
  pages = [...given]
}

/** The page at a path of the site. */
export const pageAt = (pathname: string): PageScript | undefined =>
  matchRoutes(pages, pathname)?.at(-1)?.route

/** Fetches the script of the page at a path. */
export async function loadPage(pathname: string): Promise<void> {
  const page = pageAt(pathname)
  if (!page || loaded.has(page)) return
  await page.load()
  loaded.add(page)
}

/** Fetches it ahead, for a link about to be followed. What fails is noticed when it is wanted. */
export const prefetchPage = (pathname: string) => loadPage(pathname).catch(() => {})

export function isPageLoaded(pathname: string): boolean {
  const page = pageAt(pathname)
  return !page || loaded.has(page)
}
