import { expect, it } from 'vitest'
import { namesIn } from './public-names.ts'

it('finds values and types, whichever way they are exported', () => {
  const declarations = `
    export { type Held, preload } from './artwork.js'
    export type { Beat } from './types.js'
    export declare const notes: Readonly<Record<string, string>>
    export interface Credit { readonly title: string }
    export declare class Clock {}
    export default function Orange(): string
    declare const inner: number
  `
  expect(namesIn('index.d.ts', declarations)).toEqual({
    values: ['Clock', 'default', 'notes', 'preload'],
    types: ['Beat', 'Credit', 'Held'],
  })
})

it('refuses an export without names', () => {
  expect(() => namesIn('index.d.ts', "export * from './types.js'")).toThrow(
    'index.d.ts has an `export *`. Write the names out.',
  )
})
