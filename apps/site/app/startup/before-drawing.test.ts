// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const script = document.createElement('script')
script.dataset.typefaces = '/roman.woff2 /plate.woff2 /italic.woff2'
Object.defineProperty(document, 'currentScript', { configurable: true, get: () => script })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  document.head.replaceChildren()
})
afterEach(() => vi.useRealTimers())

it.each([
  ['/', ['/roman.woff2', '/plate.woff2', '/italic.woff2']],
  ['/today', ['/roman.woff2', '/plate.woff2', '/italic.woff2']],
  ['/25-04-13', ['/roman.woff2', '/plate.woff2']],
  ['/25-04-13?ui=0', []],
])('at %s sends for the typefaces %j', async (address, typefaces) => {
  window.history.replaceState(null, '', address)
  await import('./before-drawing')
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(typefaces)
})

it('takes a host’s /index.html for the home page, with what is asked of it', async () => {
  window.history.replaceState(null, '', '/index.html?q=moon#top')
  await import('./before-drawing')
  expect(window.location.href).toMatch(/^http:\/\/[^/]+\/\?q=moon#top$/)
})
