import { expect, it } from 'vitest'
import { pureComponents } from './tree-shaking.ts'

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
