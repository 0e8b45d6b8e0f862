import { describe, expect, it } from 'vitest'
import { policyFor } from './policy.ts'

const PLAIN = {
  origin: 'https://clocks.example',
  newsletter: 'https://letters.example/subscribe',
  newsletterOrigins: [],
  analytics: { id: '', script: 'https://service.example/measure.js', origins: ['https://collect.example'] },
}
const NONE = { scripts: [], styles: [] }
const MEASURED = { ...PLAIN, analytics: { ...PLAIN.analytics, id: 'ID-1' } }

const rule = (text: string, name: string) =>
  text
    .split('; ')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('the policy of pages', () => {
  it('lets a service that is not configured do nothing', () => {
    expect(policyFor(NONE, PLAIN)).not.toMatch(/service|collect/)
  })

  it('allows of what stands in a page only what is named', () => {
    const text = policyFor({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, PLAIN)
    expect(rule(text, 'script-src')).toBe("'self' https://clocks.example 'sha256-a'")
    expect(rule(text, 'style-src')).toBe("'self' https://clocks.example 'sha256-b'")
  })

  it('names the site’s own address too, for frames in which WebKit takes nothing for the page’s own', () => {
    const text = policyFor(NONE, { ...PLAIN, origin: 'https://clocks.example/' })
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(rule(text, name)).toBe("'self' https://clocks.example")
    expect(rule(text, 'img-src')).toBe("'self' https://clocks.example data:")
    expect(rule(text, 'worker-src')).toBe("'self'")
  })

  it('lets the service run from where its script is, and collect where the configuration says', () => {
    const text = policyFor(NONE, MEASURED)
    expect(rule(text, 'script-src')).toBe("'self' https://clocks.example https://service.example")
    expect(rule(text, 'connect-src')).toBe(
      "'self' https://clocks.example https://service.example https://collect.example",
    )
    expect(rule(text, 'img-src')).toBe(
      "'self' https://clocks.example data: https://service.example https://collect.example",
    )
  })

  it('lets the newsletter’s provider send the visitor on where the configuration says', () => {
    const text = policyFor(NONE, {
      ...PLAIN,
      newsletterOrigins: ['https://thanks.example', 'https://*.letters.example'],
    })
    expect(rule(text, 'form-action')).toBe(
      'https://letters.example https://thanks.example https://*.letters.example',
    )
  })

  it.each([
    'collect.example',
    'https://collect.example/path',
    "'unsafe-inline'",
    'https:',
    '*',
    'https://a.example;',
  ])('is not made when %s is said to be an origin', (origin) => {
    const analytics = { ...MEASURED.analytics, origins: [origin] }
    expect(() => policyFor(NONE, { ...MEASURED, analytics })).toThrow(
      `SITE_ANALYTICS_ORIGINS: "${origin}" is not an origin, which looks like https://collect.example.`,
    )
  })
})
