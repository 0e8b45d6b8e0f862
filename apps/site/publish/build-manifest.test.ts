import { expect, it } from 'vitest'
import { BuildManifest } from './build-manifest.ts'

const manifest = new BuildManifest({
  'app/entry.client.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_react.js'],
    dynamicImports: ['../../packages/clocks-2025-04/dist/index.js'],
  },
  'app/root.tsx': {
    file: 'assets/root-2.js',
    imports: ['_react.js', '_frame.js'],
    css: ['assets/root-3.css'],
  },
  'app/root.tsx?route': { file: 'assets/root-9.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-4.js' },
  '_frame.js': {
    file: 'assets/frame-5.js',
    imports: ['_react.js', '_frame.js'],
    assets: ['assets/roman-10.woff2'],
  },
  '../../packages/clocks-2025-04/dist/index.js': { file: 'assets/clocks-6.js', imports: ['_react.js'] },
  '../../packages/clocks-2025-04/dist/25-04-13/clock.js': {
    file: 'assets/25-04-13-7.js',
    imports: ['_react.js'],
    assets: ['assets/slice-8.webp'],
  },
})

it('names what became of a source, with all that it imports at once, itself first', () => {
  expect(manifest.of('clocks-2025-04/dist/25-04-13/clock.js')).toEqual({
    scripts: ['/assets/25-04-13-7.js', '/assets/react-4.js'],
    assets: ['/assets/slice-8.webp'],
  })
})

it('follows scripts that import one another', () => {
  expect(manifest.of('app/root.tsx')).toEqual({
    scripts: ['/assets/root-2.js', '/assets/react-4.js', '/assets/frame-5.js'],
    assets: ['/assets/root-3.css'],
  })
})

it('names everything that a folder became, and neither what is only asked for later nor React Router’s own ways in', () => {
  expect(manifest.below('app/')).toEqual([
    '/assets/entry-1.js',
    '/assets/frame-5.js',
    '/assets/react-4.js',
    '/assets/roman-10.woff2',
    '/assets/root-2.js',
    '/assets/root-3.css',
  ])
})

it('says which source a build has not', () => {
  expect(() => manifest.of('25-04-14/clock.js')).toThrow('The build has no 25-04-14/clock.js.')
})
