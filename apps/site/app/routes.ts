import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { ROUTES } from './shared/pages'

/** The router's own paths begin without a slash: what is left of `/` is the index. */
export default ROUTES.map(({ path, route: file }) =>
  path === '/' ? index(file) : route(path.replace(/^\//, ''), file),
) satisfies RouteConfig
