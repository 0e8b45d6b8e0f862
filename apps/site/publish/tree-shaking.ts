/**
 * What the bundler cannot know of a library, so that more of it is left out. Both plugins change no behaviour: they
 * say what is true of this site.
 */
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
 * that it needs.)
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

/**
 * A library's expressions whose value is settled here: what hangs on them is left out.
 * @param library - Its name, such as `react-router`.
 * @param settled - The value of each, by the expression as the library writes it. One that is nowhere in the library
 * any more, after an update, ends the build.
 */
export function settledExpressions(library: string, settled: Readonly<Record<string, string>>): Plugin {
  const missing = new Set(Object.keys(settled))
  return {
    name: 'found-time:settled-expressions',
    apply: 'build',
    transform(code, id) {
      if (!isOf(library, id)) return null
      let changed = code
      for (const [expression, value] of Object.entries(settled)) {
        if (!changed.includes(expression)) continue
        missing.delete(expression)
        changed = changed.replaceAll(expression, value)
      }
      return changed === code ? null : { code: changed, map: null }
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        throw new Error(`${library} has no ${[...missing].map((text) => `\`${text}\``).join(', ')} any more.`)
      }
    },
  }
}
