import { expect, it } from 'vitest'
import { isMissingScript } from './reload-once'

it.each([
  'Failed to fetch dynamically imported module: https://found-time.example/assets/25-04-13-a.js', // Chromium
  'error loading dynamically imported module: https://found-time.example/assets/25-04-13-a.js', // Firefox
  'Importing a module script failed.', // Safari
])('knows a script that did not come by "%s"', (message) => {
  expect(isMissingScript(new TypeError(message))).toBe(true)
})

it.each([new TypeError('undefined is not a function'), new Error('The spring broke.'), null, 'gone'])(
  'takes what a script throws itself (%s) for what it is',
  (thrown) => expect(isMissingScript(thrown)).toBe(false),
)
