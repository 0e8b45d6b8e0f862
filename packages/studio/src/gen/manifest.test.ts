import { expect, it } from 'vitest'
import { parseManifest } from './manifest.ts'

const manifest = (lines: string) => `{
  "name": "@found-time/clocks-2025-12",
${lines}
}
`

it('a manifest without a conflict is what it says', () => {
  expect(parseManifest(manifest('  "private": true'))).toEqual({
    name: '@found-time/clocks-2025-12',
    private: true,
  })
})

it('two branches that each exported a day leave one that can be generated anew', () => {
  const text = manifest(`  "exports": {
    ".": "./dist/index.js",
<<<<<<< HEAD
    "./25-12-01": "./dist/25-12-01/clock.js"
||||||| 3bd38cf
    "./25-11-30": "./dist/25-11-30/clock.js"
=======
    "./25-12-02": "./dist/25-12-02/clock.js"
>>>>>>> winter
  }`)
  expect(parseManifest(text)).toEqual({
    name: '@found-time/clocks-2025-12',
    exports: { '.': './dist/index.js', './25-12-01': './dist/25-12-01/clock.js' },
  })
})

it('two branches that each added a month to what depends on all of them leave one, too', () => {
  const text = manifest(`  "dependencies": {
<<<<<<< HEAD
    "@found-time/clocks-2025-11": "workspace:*",
=======
    "@found-time/clocks-2026-01": "workspace:*",
>>>>>>> winter
    "react": "catalog:"
  }`)
  expect(parseManifest(text).dependencies).toEqual({
    '@found-time/clocks-2025-11': 'workspace:*',
    react: 'catalog:',
  })
})

it('what is written by hand is not decided', () => {
  const text = manifest(`<<<<<<< HEAD
  "sideEffects": false
=======
  "sideEffects": true
>>>>>>> winter`)
  expect(() => parseManifest(text)).toThrow('Decide that, then run this again.')
})
