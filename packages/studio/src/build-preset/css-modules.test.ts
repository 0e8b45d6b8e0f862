import { expect, it } from 'vitest'
import { toModule } from './css-modules.ts'

const build = (css: string) => toModule(new TextEncoder().encode(css), '/month/src/25-04-13/clock.module.css')

it('scopes class names to the day', () => {
  expect(build('.slice { color: red }')).toBe(
    `export const css = ".ft-25-04-13-slice{color:red}"
export default {"slice":"ft-25-04-13-slice"}
`,
  )
})

it('scopes keyframes with the animations that name them', () => {
  const module = build('@keyframes drip { to { opacity: 0 } } .drop { animation: drip 1s }')
  expect(module).toContain('@keyframes ft-25-04-13-drip')
  expect(module).toContain('animation:1s ft-25-04-13-drip')
})

it('leaves custom properties and grid areas as they are written', () => {
  const module = build('.board { --ink: red; grid-area: main; color: var(--ink) }')
  expect(module).toContain('--ink:red')
  expect(module).toContain('grid-area:main')
})

it('refuses a file named in the style sheet and says what to do instead', () => {
  expect(() => build('.paper { background: url(./paper.webp) }')).toThrow(
    'uses url(./paper.webp). Give the file to the stage through a custom property',
  )
})

it('says where the style sheet is broken, and shows the line', () => {
  expect(() => build('.slice { color: red }\n.drop { color: red } }')).toThrow(
    new SyntaxError(
      '/month/src/25-04-13/clock.module.css:2:23: Unexpected end of input\n' +
        '  .drop { color: red } }\n' +
        '                        ^',
    ),
  )
})
