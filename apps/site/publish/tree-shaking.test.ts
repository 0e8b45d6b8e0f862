import { describe, expect, it } from 'vitest'
import { pureComponents, settledExpressions } from './tree-shaking.ts'

const transform = (code: string, id: string) => {
  const plugin = pureComponents('react-router') as {
    transform(code: string, id: string): { code: string } | null
  }
  return plugin.transform(code, id)
}

it('says of a library’s components that making them does nothing, and gives them no names', () => {
  const code = [
    'const Link = React$1.forwardRef(function LinkWithRef() {})',
    'Link.displayName = "Link";',
    'const Route = React.createContext(null)',
  ]
  expect(transform(code.join('\n'), '/x/node_modules/react-router/dist/lib.js')).toEqual({
    code: [
      'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {})',
      '',
      'const Route = /* @__PURE__ */ React.createContext(null)',
    ].join('\n'),
    map: null,
  })
})

it('leaves what is made elsewhere alone', () => {
  const code = 'const Link = React.forwardRef(() => null)'
  expect(transform(code, '/x/apps/site/app/link.tsx')).toBeNull()
})

describe('an expression that is settled', () => {
  const made = () =>
    settledExpressions('react-router', { 'init.watchers': 'undefined' }) as unknown as {
      transform(code: string, id: string): { code: string } | null
      buildEnd(error?: Error): void
    }
  const ROUTER = '/x/node_modules/react-router/dist/router.js'

  it('is its value, in the library alone', () => {
    expect(made().transform('if (init.watchers) watch(init.watchers)', ROUTER)).toEqual({
      code: 'if (undefined) watch(undefined)',
      map: null,
    })
    expect(made().transform('if (init.watchers) watch()', '/x/app/router.ts')).toBeNull()
    expect(made().transform('start()', ROUTER)).toBeNull()
  })

  it('ends the build when the library has it nowhere any more', () => {
    const plugin = made()
    expect(() => plugin.buildEnd()).toThrow('react-router has no `init.watchers` any more.')
    plugin.transform('if (init.watchers) watch()', ROUTER)
    expect(() => plugin.buildEnd()).not.toThrow()
  })

  it('does not hide why the build ended before', () => {
    expect(() => made().buildEnd(new Error('no such file'))).not.toThrow()
  })
})
