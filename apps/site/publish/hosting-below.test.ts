/** The same of a site below a path of its host. */
import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.SITE_BASE = '/found-time/v1.0/'
})
await import('./hosting.test.ts')

it('is about another site than the one of the host', async () => {
  expect((await import('../app/shared/base.ts')).BASE).toBe('/found-time/v1.0/')
})
