/** What a page may load, run, send and be framed by. */
import { createHash } from 'node:crypto'
import { config } from '../app/shared/config.ts'

/** A script or style sheet that stands in a page, as a policy names it. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** An origin as a policy names it: nothing that could widen it or begin another rule. */
const ORIGIN = /^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/

function origins(variable: string, list: readonly string[]): readonly string[] {
  const wrong = list.find((origin) => !ORIGIN.test(origin))
  if (wrong)
    throw new Error(`${variable}: "${wrong}" is not an origin, which looks like https://collect.example.`)
  return list
}

type Addresses = Pick<typeof config, 'origin' | 'newsletterOrigins'> & {
  readonly newsletter: string
  readonly analytics: { readonly id: string; readonly script: string; readonly origins: readonly string[] }
}

/**
 * @param hashes - Of what stands in pages: the scripts that may run and the style sheets that hold.
 * @throws {Error} When the configuration names an origin that is none.
 */
export function policyFor(
  hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  { origin, analytics, newsletter, newsletterOrigins }: Addresses = config,
) {
  const service = analytics.id ? [new URL(analytics.script).origin] : []
  const measured = analytics.id ? [...service, ...origins('SITE_ANALYTICS_ORIGINS', analytics.origins)] : []
  // In a frame with `sandbox="allow-scripts"` a page has no origin: for WebKit nothing is then 'self', by name it is.
  const own = ["'self'", new URL(origin).origin]
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...service, ...hashes.scripts],
    'style-src': [...own, ...hashes.styles],
    'img-src': [...own, 'data:', ...measured], // a picture of the clock, to be saved, is drawn through one
    'font-src': own,
    'connect-src': [...own, ...measured],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': [new URL(newsletter).origin, ...origins('SITE_NEWSLETTER_ORIGINS', newsletterOrigins)],
    'base-uri': ["'none'"],
  }
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${sources.join(' ')}`)
    .join('; ')
}
