import { hasDateShape } from '@found-time/catalogue'
import type { Plugin } from 'vite'
import { BASE, below } from '../app/shared/base.ts'
import { PAGES, RANDOM } from '../app/shared/pages.ts'

/** Lets React Router prerender a site that stands below a path of its host. */
export function belowPath(): Plugin {
  return {
    name: 'found-time:below-path',
    configResolved() {
      const [, first = ''] = BASE.split('/')
      const taken = ['assets', ...[...PAGES.map(({ path }) => path), RANDOM].map(below)]
      // Pages are written below it first: one would be taken for another.
      if ((first && taken.includes(first)) || hasDateShape(first))
        throw new Error(`SITE_BASE: "${BASE}" begins as an address within the site does: “${first}”.`)
    },
    configurePreviewServer({ middlewares }) {
      // The page that can become any page is made of an answer at `/`, from where Vite's server would lead to the base.
      middlewares.use((request, _, next) => {
        if (request.url === '/') request.url = BASE
        next()
      })
    },
  }
}
