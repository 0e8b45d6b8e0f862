import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { PAGES } from './shared/pages'

export default [
  ...PAGES.map(({ path, route: file }) => (path === '/' ? index(file) : route(path.slice(1), file))),
  route('random', 'routes/random.tsx'),
  route(':date', 'routes/clock.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
