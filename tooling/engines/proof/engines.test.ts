/** Needs all three engines: `pnpm --filter @found-time/engines run proof`. */
import path from 'node:path'
import { expect, it } from 'vitest'
import { ENGINES } from '../browser.ts'
import { lookAt } from '../run.ts'

const fixture = (name: string) => ({ name, folder: path.resolve(import.meta.dirname, '../fixtures', name) })

it('sees a clock that only Firefox and one that only WebKit gets wrong, and nothing in one that is right', async () => {
  const seen: Record<string, readonly string[]> = {}
  const clocks = ['good', 'firefox-only', 'webkit-only'].map(fixture)
  await lookAt(clocks, ENGINES, ({ name }, faults) => {
    seen[name] = faults.map((fault) => fault.replace(/[\d.]+ % (.*) at .*\. See/, '… % $1. See'))
  })
  const looks = 'looks otherwise than in Chromium'
  expect(seen).toEqual({
    good: [],
    'firefox-only': [`firefox-only in firefox: … % ${looks}. See engines-report/firefox-only-firefox.png.`],
    'webkit-only': [`webkit-only in webkit: … % ${looks}. See engines-report/webkit-only-webkit.png.`],
  })
})
