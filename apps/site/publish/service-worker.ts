/** `sw.js`: the shell at once, each clock once it has been opened, within a ceiling. */
import { generateSW } from 'workbox-build'

const DAY_S = 86_400

export async function publishServiceWorker(client: string): Promise<void> {
  const { warnings } = await generateSW({
    globDirectory: client,
    // Clocks and months come when they are opened.
    globPatterns: [
      'index.html',
      '{today,about,manifesto,contact}/index.html',
      '__spa-fallback.html',
      'assets/*.{js,css,woff2,svg}',
    ],
    globIgnores: ['assets/[0-9][0-9]-[0-9][0-9]-[0-9][0-9]-*.js', 'assets/clocks-*.js'],
    // The addresses that are asked for, not the files that answer.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\/?index\.html$/, '')}` })),
        warnings: [],
      }),
    ],
    swDest: `${client}/sw.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    cleanupOutdatedCaches: true,
    // A new version takes over when the last tab of the old one has gone: no open tab is stranded.
    skipWaiting: false,
    clientsClaim: true,
    directoryIndex: null,
    ignoreURLParametersMatching: [/.*/],
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'clocks',
          expiration: { maxEntries: 600, maxAgeSeconds: 120 * DAY_S, purgeOnQuotaError: true },
        },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/(posters|api)\//.test(url.pathname),
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'posters', expiration: { maxEntries: 300, purgeOnQuotaError: true } },
      },
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: 3,
          precacheFallback: { fallbackURL: '/__spa-fallback.html' },
          expiration: { maxEntries: 100, purgeOnQuotaError: true },
        },
      },
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
