// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const HELD = `<script type="text/plain" data-held>import "/assets/a.js"</script>`
const HELD_HEAD = `<template data-held>
  <link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">
</template>`

let painted: () => void
let fontsLoaded: () => void
let fontsFailed: () => void

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12) })
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  document.head.innerHTML = HELD_HEAD
  document.body.innerHTML = `<div class="ftf-page"><main><a href="/25-04-13">Orange</a></main></div>${HELD}`
  const loading = new Promise<void>((resolve, reject) => {
    fontsLoaded = resolve
    fontsFailed = reject
  })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => loading } })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #call: (list: { getEntriesByName: () => unknown[] }) => void
      constructor(call: (list: { getEntriesByName: () => unknown[] }) => void) {
        this.#call = call
      }
      observe() {
        painted = () => this.#call({ getEntriesByName: () => [{}] })
      }
    },
  )
})

const run = () => import('./load-when-drawn')
const modules = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  )
const script = () => document.querySelector('script')

it('sends for the scripts when the page was drawn in its own typefaces', async () => {
  await run()
  expect(modules()).toEqual([])
  expect(document.documentElement.dataset.early).toBeUndefined()
  fontsLoaded()
  await vi.advanceTimersByTimeAsync(0)
  expect(document.documentElement.dataset.early).toBe('')
  expect(modules()).toEqual([])
  painted()
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(script()?.type).toBe('module')
})

it('sends for them once, after a second, where nothing is drawn', async () => {
  await run()
  await vi.advanceTimersByTimeAsync(999)
  expect(modules()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js'])
  fontsLoaded()
  await vi.advanceTimersByTimeAsync(0)
  painted()
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js'])
})

it('sends for them at once where the typefaces fail', async () => {
  await run()
  fontsFailed()
  await vi.advanceTimersByTimeAsync(0)
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js'])
})

it.each([
  ['is a search', () => window.history.replaceState(null, '', '/?q=moon')],
  ['has the visitor’s own order', () => localStorage.setItem('sortBy', 'title-asc')],
  ['has the visitor’s own view', () => localStorage.setItem('view', 'grid')],
  [
    'names a clock of this day in another year',
    () => document.querySelector('main a')?.setAttribute('href', '/25-11-22'),
  ],
  ['is anything before its scripts', () => document.querySelector('.ftf-page')?.removeAttribute('class')],
])('sends for them at once where the page %s', async (_, change) => {
  change()
  await run()
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js'])
})

describe('a clock’s page', () => {
  beforeEach(() => document.querySelector('.ftf-page')?.setAttribute('class', 'ftf-screen'))

  it('sends for its scripts when it was drawn, whether its typefaces are there or not', async () => {
    await run()
    expect(modules()).toEqual([])
    painted()
    expect(modules()).toEqual(['/assets/a.js', '/assets/b.js'])
  })

  it('sends for them at once where nothing but the clock is to be drawn', async () => {
    window.history.replaceState(null, '', '/25-04-13?ui=0')
    await run()
    expect(modules()).toEqual(['/assets/a.js', '/assets/b.js'])
  })
})

it('keeps waiting where the visitor’s choice is what everybody sees', async () => {
  localStorage.setItem('sortBy', 'date-desc')
  localStorage.setItem('view', 'list')
  await run()
  expect(modules()).toEqual([])
})
