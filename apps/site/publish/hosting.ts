/** The headers as configurations of common static hosts. Each is held against that host's own reading in a test. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { at, BASE } from '../app/shared/base.ts'
import { CLOCK_PATH } from '../app/shared/clock-path.ts'
import { CACHE, FRAMING, HEADERS, HTTPS_HEADERS, SHARED, TYPES } from './headers.ts'

/** Whether the host has other things beside the site. */
const isBelow = BASE !== '/'

/** A path within an expression. */
const literally = (path: string) => path.replaceAll('.', '\\.')

/** The address of a clock's page, below the base: an expression without groups and without its ends. */
const CLOCK_PATH_SOURCE = CLOCK_PATH.source.replaceAll('\\/', '/').replace('(', '(?:').slice(1, -1)

type Header = readonly [name: string, value: string]

const common: readonly Header[] = Object.entries(HEADERS)
const overHttps: readonly Header[] = Object.entries(HTTPS_HEADERS)
const anyOrigin: Header = ['Access-Control-Allow-Origin', '*']
const types = (Object.entries(TYPES) as [keyof typeof TYPES, string][]).map(
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
    rule(at('/*'), [
      ...common,
      ...overHttps,
      ['Content-Security-Policy', policy],
      ['X-Frame-Options', 'SAMEORIGIN'],
    ]),
    ...[at('/today*'), ...years.map((year) => at(`/${year}-*`))].map((place) => rule(place, [framed])),
    ...SHARED.map((place) =>
      rule(at(place), place === '/assets/*' ? [anyOrigin, ['Cache-Control', CACHE.assets]] : [anyOrigin]),
    ),
    ...types.map(([place, type]) => rule(at(place), [type])),
  ].join('')
}

/** `vercel.json`. No two of its rules give one header to one address. */
export function vercelConfig(policy: string) {
  const pairs = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }))
  const framing = (rule: string) => pairs([['Content-Security-Policy', `${policy}; ${rule}`]])
  const alone = [{ type: 'query', key: 'ui', value: '0' }]
  return {
    cleanUrls: true,
    headers: [
      { source: at('/(.*)'), headers: pairs([...common, ...overHttps]) },
      { source: at(`/(${CLOCK_PATH_SOURCE})`), has: alone, headers: framing(FRAMING.embed) },
      { source: at(`/(${CLOCK_PATH_SOURCE})`), missing: alone, headers: framing(FRAMING.normal) },
      { source: at(`/((?!${CLOCK_PATH_SOURCE}$).*)`), headers: framing(FRAMING.normal) },
      { source: at('/assets/(.*)'), headers: pairs([['Cache-Control', CACHE.assets]]) },
      ...SHARED.map((place) => ({ source: at(place).replace('*', '(.*)'), headers: pairs([anyOrigin]) })),
      ...types.map(([place, type]) => ({ source: at(place), headers: pairs([type]) })),
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
  const shared = SHARED.map((place) => `  ~^${literally(at(place)).replace('*', '')} "*";\n`).join('')
  const typed = (Object.entries(TYPES) as [keyof typeof TYPES, string][])
    .map(
      ([place, type]) =>
        `  location = ${at(place)} {\n    types {}\n    default_type ${type};\n    charset_types ${type};\n  }\n`,
    )
    .join('')
  return `# A clock alone may be framed by anybody; a page that is not there never.
map "$status $request_uri" $framing {
  default "${FRAMING.normal}";
  "~^(?:200|206|304) ${literally(BASE)}${CLOCK_PATH_SOURCE}\\?${ALONE}" "${FRAMING.embed}";
}
map "$status $uri" $kept {
  default "${CACHE.pages}";
  "~^(?:200|206|304) ${literally(at('/assets/'))}" "${CACHE.assets}";
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
${isBelow ? `  # A folder in which the build’s "client" stands as "${BASE.slice(1, -1)}".\n  root site;\n` : '  root client;\n'}  charset utf-8;
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

${isBelow ? `  location = / {\n    return 302 ${BASE};\n  }\n` : ''}  location ${BASE} {
    error_page 404 ${at('/404.html')};
    try_files $uri $uri/index.html =404;
  }
  location = ${at('/manifest.webmanifest')} {
    types {}
    default_type application/manifest+json;
  }
${typed}  # What is missing here was there before a deploy: no page stands in for it.
  location ${at('/assets/')} {
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
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  // These hosts look for it where the host's own root is.
  await writeFile(path.join(isBelow ? folder : client, '_headers'), headersFile(policy, years))
  await writeFile(path.join(folder, 'vercel.json'), `${JSON.stringify(vercelConfig(policy), null, 2)}\n`)
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(policy))
}
