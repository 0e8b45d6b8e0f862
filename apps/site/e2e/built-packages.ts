/** The packages as they are built here, for pages without a bundler. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

export const PACKAGES = path.join(import.meta.dirname, '../../../packages')

const months = readdirSync(PACKAGES).filter((name) => /^clocks-\d{4}-\d\d$/.test(name))

const IMPORTS = {
  react: 'clock-element/dist/browser/react.js',
  'react/jsx-runtime': 'clock-element/dist/browser/react-jsx-runtime.js',
  'react-dom/client': 'clock-element/dist/browser/react-dom-client.js',
  '@found-time/clock-element': 'clock-element/dist/index.js',
  '@found-time/clock-runtime': 'clock-runtime/dist/index.js',
  '@found-time/clock-runtime/canvas': 'clock-runtime/dist/canvas.js',
  '@found-time/clock-runtime/shader': 'clock-runtime/dist/shader.js',
  ...Object.fromEntries(months.map((month) => [`@found-time/${month}`, `${month}/dist/index.js`])),
}

/** The text of an import map: `PACKAGES` is served as `/packages/`. */
export const importMap = JSON.stringify({
  imports: Object.fromEntries(Object.entries(IMPORTS).map(([name, file]) => [name, `/packages/${file}`])),
})
