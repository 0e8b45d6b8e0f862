/** What the bundler cannot know of a library, so that more of it is left out. */
import type { Plugin } from 'vite'

/** As in `const Link = React$1.forwardRef(`. */
const MADE = /(?<== )(?=React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g
/** As in `Link.displayName = "Link";`, a line. */
const NAMED = /^\w+\.displayName = "\w+";$/gm

const isOf = (library: string, id: string) => id.includes(`/node_modules/${library}/`)

/**
 * A library's components do nothing by being made: those which no page shows are left out. The bundler cannot know:
 * `forwardRef` is called as the module is read, and a component that is given a name there (`Link.displayName = …`)
 * counts as used. (`treeshake.propertyWriteSideEffects` would do for the names, but takes assignments out of React
 * that it needs.) Of React Router that is 4.2 kB of each page's first scripts, gzipped, which have no room for them: 118.8
 * kB on the front page, where the limit is 118.0. `treeshake.manualPureFunctions` alone leaves out nothing of it.
 * @param library - Its name, such as `react-router`.
 */
export function pureComponents(library: string): Plugin {
  return {
    name: 'found-time:pure-components',
    transform(code, id) {
      if (!isOf(library, id)) return null
      return { code: code.replaceAll(MADE, '/* @__PURE__ */ ').replaceAll(NAMED, ''), map: null }
    },
  }
}
