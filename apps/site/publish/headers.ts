/** The usual headers: said once, for our own server and for the configurations of common hosts. */

/** On every answer. */
export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), screen-wake-lock=(self), fullscreen=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Reported only: where React has to draw a whole document anew it makes its scripts from text.
  'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'",
} as const

/** Over HTTPS, where alone it counts: a year, and nothing about subdomains, which are not ours to bind. */
export const HTTPS_HEADERS = { 'Strict-Transport-Security': 'max-age=31536000' } as const

/** Who may show a page in a frame. */
export const FRAMING = { normal: "frame-ancestors 'self'", embed: 'frame-ancestors *' } as const

/** How long an answer may be kept. */
export const CACHE = { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' } as const

/** Below the site's base. What other sites may fetch; and a frame without an origin, which is another site to our own files. */
export const SHARED = [
  '/assets/*',
  '/api/*',
  '/oembed/*',
  '/feed.json',
  '/calendar.ics',
  '/posters/*',
] as const

/** Below the site's base. What programs ask by, where hosts may not know it by the name. */
export const TYPES = { '/calendar.ics': 'text/calendar' } as const
