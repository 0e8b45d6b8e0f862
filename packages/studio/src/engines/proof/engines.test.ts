/** Needs all three engines: `pnpm --filter @found-time/studio run proof`. */
import path from 'node:path'
import { expect, it } from 'vitest'
import { ENGINES } from '../browser.ts'
import { lookAt } from '../run.ts'

const fixture = (name: string) => ({ name, folder: path.resolve(import.meta.dirname, '../fixtures', name) })

it('sees what only Firefox or only WebKit gets wrong, standing or running, and what tells no time without WebGL', async () => {
  const seen: Record<string, readonly string[]> = {}
  const clocks = ['good', 'firefox-only', 'webkit-only', 'firefox-running', 'without-webgl'].map(fixture)
  await lookAt(clocks, ENGINES, ({ name }, faults) => {
    seen[name] = faults.map((fault) => fault.replace(/[\d.]+ % (.*) at .*\. See/, '… % $1. See'))
  })
  const looks = 'looks otherwise than in Chromium'
  expect(seen).toEqual({
    good: [],
    'firefox-only': [`firefox-only in firefox: … % ${looks}. See engines-report/firefox-only-firefox.png.`],
    'webkit-only': [`webkit-only in webkit: … % ${looks}. See engines-report/webkit-only-webkit.png.`],
    'firefox-running': [
      `firefox-running in firefox: something … % large ${looks}. See engines-report/firefox-running-firefox.png.`,
    ],
    'without-webgl': [
      'without-webgl without WebGL shows the same at 10:08:42.300 across and at 15:31:07.650 across.',
    ],
  })
})
