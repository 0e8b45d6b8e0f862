/** `/made-from`: a page for each maker, typeface and package that gave something to a clock, and one that lists them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { madeFromPage } from '../../app/shared/credits.ts'
import { MADE_FROM } from '../../app/shared/pages.ts'
import type { ClockMetadata } from '../clock-metadata.ts'
import { fileAt } from '../file-at.ts'
import { attribute, HtmlPage } from '../html.ts'
import { contributorsOf } from './contributors.ts'
import { GiverPage, IndexPage } from './page.tsx'

/** What a page's head links to whichever page it is. */
const SHARED_LINKS = ['stylesheet', 'icon', 'apple-touch-icon', 'manifest']
const SHARED_TYPES = ['application/rss+xml', 'application/feed+json', 'text/calendar']

/**
 * Writes the pages.
 * @param client - The folder with the prerendered pages, from one of which these have their style sheet.
 * @returns Their addresses, the list's first.
 */
export async function publishMadeFrom(client: string, clocks: readonly ClockMetadata[]): Promise<string[]> {
  const links = linksOf(await readFile(path.join(client, 'about/index.html'), 'utf8'))
  const year = new Date().getFullYear()
  const contributors = contributorsOf(clocks)
  const pages = new Map<string, ReactElement>([
    [MADE_FROM, createElement(IndexPage, { contributors, clocks: clocks.length, links, year })],
    ...contributors.map((contributor): [string, ReactElement] => [
      madeFromPage(contributor),
      createElement(GiverPage, { contributor, links, year }),
    ]),
  ])
  for (const [address, page] of pages) {
    const file = path.join(fileAt(client, address), 'index.html')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `<!DOCTYPE html>${renderToStaticMarkup(page)}`)
  }
  return [...pages.keys()]
}

/** A page's links that any page of the site has, with React's names for attributes, which are HTML's here. */
function linksOf(html: string): Readonly<Record<string, string>>[] {
  return new HtmlPage(html)
    .all('link')
    .filter(
      (link) =>
        SHARED_LINKS.includes(attribute(link, 'rel') ?? '') ||
        SHARED_TYPES.includes(attribute(link, 'type') ?? ''),
    )
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])))
}
