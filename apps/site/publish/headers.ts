/** The usual headers, as files for common static hosts. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** On every answer. */
export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), screen-wake-lock=(self), fullscreen=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const

/** Who may show a page in a frame. */
export const FRAMING = { normal: "frame-ancestors 'self'", embed: 'frame-ancestors *' } as const

/** How long an answer may be kept. */
export const CACHE = { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' } as const

/** What other sites may fetch. */
export const SHARED = ['/assets/*', '/api/*', '/oembed/*', '/feed.json', '/posters/*']

/**
 * `_headers` (Netlify, Cloudflare Pages) goes with the pages; what other hosts read is left beside them, to be taken
 * into their configuration. Only those that see the query can let `?ui=0` alone be framed by anybody; `_headers`
 * cannot, so there the framing rule is left to the page, and anybody may frame.
 */
export async function publishHeaders(client: string, policy: string): Promise<void> {
  const common = Object.entries(HEADERS)
  const lines = (headers: readonly (readonly [string, string])[], indent: string) =>
    headers.map(([name, value]) => `${indent}${name}: ${value}\n`).join('')
  await writeFile(
    path.join(client, '_headers'),
    `/*\n${lines([...common, ['Content-Security-Policy', policy], ['Cache-Control', CACHE.pages]], '  ')}` +
      `/assets/*\n${lines([['Cache-Control', CACHE.assets]], '  ')}` +
      SHARED.map((place) => `${place}\n${lines([['Access-Control-Allow-Origin', '*']], '  ')}`).join(''),
  )

  const folder = path.join(client, '../hosting')
  await mkdir(folder, { recursive: true })
  const pairs = (headers: readonly (readonly [string, string])[]) =>
    headers.map(([key, value]) => ({ key, value }))
  await writeFile(
    path.join(folder, 'vercel.json'),
    `${JSON.stringify(
      {
        cleanUrls: true,
        headers: [
          { source: '/(.*)', headers: pairs([...common, ['Content-Security-Policy', policy]]) },
          { source: '/assets/(.*)', headers: pairs([['Cache-Control', CACHE.assets]]) },
          ...SHARED.map((place) => ({
            source: place.replace('*', '(.*)'),
            headers: pairs([['Access-Control-Allow-Origin', '*']]),
          })),
          {
            source: '/(.*)',
            missing: [{ type: 'query', key: 'ui', value: '0' }],
            headers: pairs([['Content-Security-Policy', `${policy}; ${FRAMING.normal}`]]),
          },
        ],
      },
      null,
      2,
    )}\n`,
  )
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `map $arg_ui $framing {
  default "; ${FRAMING.normal}";
  "0" "; ${FRAMING.embed}";
}
map $uri $kept {
  default "${CACHE.pages}";
  ~^/assets/ "${CACHE.assets}";
}
# A header with nothing in it is not sent.
map $uri $shared {
  default "";
${SHARED.map((place) => `  ~^${place.replace('.', '\\.').replace('*', '')} "*";\n`).join('')}}
server {
  root client;
  error_page 404 /404.html;
  charset utf-8;
  # All in one place: a location with a header of its own would lose these.
${common.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')}  add_header Content-Security-Policy "${policy}$framing" always;
  add_header Cache-Control $kept always;
  add_header Access-Control-Allow-Origin $shared always;
  location / {
    try_files $uri $uri/index.html =404;
  }
  location /assets/ {
    try_files $uri =404;
  }
}
`,
  )
}
