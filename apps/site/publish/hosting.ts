/** The headers as configurations of common static hosts. Each is held against that host's own reading in a test. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CLOCK_PATH_SOURCE } from '../app/shared/pages.ts'
import { CACHE, FRAMING, HEADERS, HTTPS_HEADERS, SHARED, TYPES } from './headers.ts'

type Header = readonly [name: string, value: string]

const common: readonly Header[] = Object.entries(HEADERS)
const overHttps: readonly Header[] = Object.entries(HTTPS_HEADERS)
const anyOrigin: Header = ['Access-Control-Allow-Origin', '*']
const types = Object.entries(TYPES).map(
  ([place, type]) => [place, ['Content-Type', `${type}; charset=utf-8`]] as const,
)

/**
 * `_headers`, for Netlify and Cloudflare. Where two rules give a path one header Cloudflare joins the values: so no
 * rule says what the host says already (pages are asked for anew), and none says anything twice but the policies,
 * which hold together. These hosts do not see the query, so a clock's page may be framed whatever it says; the page
 * refuses where it is not alone. `X-Frame-Options` counts only where no policy speaks of frames.
 * @param years - Of the clocks, as two digits: hosts allow a hundred rules, too few for one a day.
 */
export function headersFile(policy: string, years: readonly string[]): string {
  const rule = (place: string, headers: readonly Header[]) =>
    `${place}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  const framed: Header = ['Content-Security-Policy', FRAMING.embed]
  return [
    rule('/*', [
      ...common,
      ...overHttps,
      ['Content-Security-Policy', policy],
      ['X-Frame-Options', 'SAMEORIGIN'],
    ]),
    ...['/today*', ...years.map((year) => `/${year}-*`)].map((place) => rule(place, [framed])),
    ...SHARED.map((place) =>
      rule(place, place === '/assets/*' ? [anyOrigin, ['Cache-Control', CACHE.assets]] : [anyOrigin]),
    ),
    ...types.map(([place, type]) => rule(place, [type])),
  ].join('')
}

/** `vercel.json`. No two of its rules give one header to one address. */
export function vercelConfig(policy: string) {
  const pairs = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }))
  const framing = (rule: string) => pairs([['Content-Security-Policy', `${policy}; ${rule}`]])
  const embed = CLOCK_PATH_SOURCE.slice(1)
  const alone = [{ type: 'query', key: 'ui', value: '0' }]
  return {
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: pairs([...common, ...overHttps]) },
      { source: `/(${embed})`, has: alone, headers: framing(FRAMING.embed) },
      { source: `/(${embed})`, missing: alone, headers: framing(FRAMING.normal) },
      { source: `/((?!${embed}$).*)`, headers: framing(FRAMING.normal) },
      { source: '/assets/(.*)', headers: pairs([['Cache-Control', CACHE.assets]]) },
      ...SHARED.map((place) => ({ source: place.replace('*', '(.*)'), headers: pairs([anyOrigin]) })),
      ...types.map(([place, type]) => ({ source: place, headers: pairs([type]) })),
    ],
  }
}

/** Before `ui=0` nothing that could be another `ui`, which would count: no percent signs in names. */
const ALONE = '(?:(?!ui[=&])[^%&=]+(?:=[^&]*)?&)*ui=0(?:&|$)'

/** What nginx compresses besides pages; typefaces and pictures are compressed. */
const TEXTS = [
  'text/calendar',
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
]

/** A `server` of nginx, with its maps: to be included in `http`. */
export function nginxConfig(policy: string): string {
  const add = (headers: readonly Header[]) =>
    headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')
  const shared = SHARED.map((place) => `  ~^${place.replace('.', '\\.').replace('*', '')} "*";\n`).join('')
  const typed = Object.entries(TYPES)
    .map(
      ([place, type]) =>
        `  location = ${place} {\n    types {}\n    default_type ${type};\n    charset_types ${type};\n  }\n`,
    )
    .join('')
  return `# A clock alone may be framed by anybody; a page that is not there never.
map "$status $request_uri" $framing {
  default "${FRAMING.normal}";
  "~^(?:200|206|304) ${CLOCK_PATH_SOURCE}\\?${ALONE}" "${FRAMING.embed}";
}
map "$status $uri" $kept {
  default "${CACHE.pages}";
  "~^(?:200|206|304) /assets/" "${CACHE.assets}";
}
# A header with nothing in it is not sent.
map $uri $shared {
  default "";
${shared}}
map $https $transport {
  default "";
  on "${HTTPS_HEADERS['Strict-Transport-Security']}";
}
server {
  root client;
  charset utf-8;
  server_tokens off;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types ${TEXTS.join(' ')};

  # All in one place: a location with a header of its own would lose these.
${add(common)}  add_header Strict-Transport-Security $transport always;
  add_header Content-Security-Policy "${policy}; $framing" always;
  add_header Cache-Control $kept always;
  add_header Access-Control-Allow-Origin $shared always;

  location / {
    error_page 404 /404.html;
    try_files $uri $uri/index.html =404;
  }
  location = /manifest.webmanifest {
    types {}
    default_type application/manifest+json;
  }
${typed}  # What is missing here was there before a deploy: no page stands in for it.
  location /assets/ {
    try_files $uri =404;
  }
}
`
}

/** `_headers` goes with the pages; what other hosts read is left beside them, to be taken into their configuration. */
export async function publishHosting(
  client: string,
  policy: string,
  years: readonly string[],
): Promise<void> {
  const folder = path.join(client, '../hosting')
  // GitHub Pages leaves out what begins with an underscore, unless it finds this.
  await writeFile(path.join(client, '.nojekyll'), '')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(client, '_headers'), headersFile(policy, years))
  await writeFile(path.join(folder, 'vercel.json'), `${JSON.stringify(vercelConfig(policy), null, 2)}\n`)
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(policy))
}
