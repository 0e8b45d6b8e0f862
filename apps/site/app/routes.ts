import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('today', 'routes/today.tsx'),
  route('about', 'routes/about.tsx'),
  route('manifesto', 'routes/manifesto.tsx'),
  route('contact', 'routes/contact.tsx'),
  route(':date', 'routes/clock.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
