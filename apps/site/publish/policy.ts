/** What a page may load, run, send and be framed by. */
import { createHash } from 'node:crypto'
import { config } from '../app/config.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs

/** The hashes of a page's own scripts, as a policy names them. Data is not a script. */
export function hashesIn(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes('ld+json'))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

/** @param hashes - Of the inline scripts that may run. */
export function policy(hashes: readonly string[]): string {
  const { analytics, newsletter } = config
  const measured = analytics.id ? [new URL(analytics.script).origin] : []
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...measured, ...hashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...measured],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...measured],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': [new URL(newsletter).origin],
    'base-uri': ["'none'"],
  }
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${sources.join(' ')}`)
    .join('; ')
}
