import { readdir, readFile, writeFile } from 'node:fs/promises'
import { defineLibrary } from '@found-time/build-preset'

/** The components' style sheets in their order: what comes later wins where two say something of one element. */
const STYLE_SHEETS = [
  'base',
  'site-header',
  'stamp',
  'page',
  'site-footer',
  'front-stage',
  'register',
  'search-bar',
  'line-transfer',
  'poster-preview',
  'register-grid',
  'calendar',
  'follow',
  'clock-screen',
  'clock-strip',
  'dialog',
  'controls',
  'snippet',
  'title',
  'document',
  'name-index',
  'manifesto',
  'newsletter-form',
  'profile-list',
  'panels',
  'plain',
  'preferences',
]

/** All in one file, in a layer of its own, so that a site's own rules win over it. */
async function joinStyleSheets() {
  const known = STYLE_SHEETS.map((name) => `${name}.css`)
  const unknown = (await readdir('src')).filter((name) => name.endsWith('.css') && !known.includes(name))
  if (unknown.length > 0) throw new Error(`tsup.config.ts does not place ${unknown.join(', ')}.`)
  const texts = await Promise.all(
    known.map(async (name) => `/* ${name} */\n${await readFile(`src/${name}`, 'utf8')}`),
  )
  await writeFile('dist/styles.css', `@layer ftf {\n${texts.join('\n')}}\n`)
}

// A file each, so that a page's bundle takes only the components it shows.
export default defineLibrary(['src/*.{ts,tsx}', '!src/*.test.*'], {
  publicDir: 'assets',
  onSuccess: joinStyleSheets,
})
