/**
 * Tells the bundler that a library's components do nothing by being made, so that those which no page shows are left
 * out. The bundler cannot know: `forwardRef` is called as the module is read, and a component that is given a name
 * there (`Link.displayName = …`) counts as used. (`treeshake.propertyWriteSideEffects` would do for the names, but
 * takes assignments out of React that it needs.)
 */
import type { Plugin } from 'vite'

/** As in `const Link = React$1.forwardRef(`. */
const MADE = /(?<== )(?=React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g
/** As in `Link.displayName = "Link";`, a line. */
const NAMED = /^\w+\.displayName = "\w+";$/gm

/** @param library - Its name, such as `react-router`. */
export function pureComponents(library: string): Plugin {
  return {
    name: 'found-time:pure-components',
    transform(code, id) {
      if (!id.includes(`/node_modules/${library}/`)) return null
      return { code: code.replaceAll(MADE, '/* @__PURE__ */ ').replaceAll(NAMED, ''), map: null }
    },
  }
}
