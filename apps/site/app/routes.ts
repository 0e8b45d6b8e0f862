import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { at } from './shared/base'
import { PAGES, RANDOM } from './shared/pages'

/** The router's own paths begin without a slash: what is left of `/` is the index. */
const routeAt = (path: string, file: string) => (path === '/' ? index(file) : route(path.slice(1), file))

export default [
  ...PAGES.map(({ path, route: file }) => routeAt(path, file)),
  routeAt(RANDOM, 'routes/random.tsx'),
  routeAt(at('/:date'), 'routes/clock.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
