// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStirred } from './use-stirred'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const Sitter = () => (useStirred() ? 'somebody' : 'nobody')
let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  place = document.createElement('div')
  root = createRoot(place)
  act(() => root.render(<Sitter />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

const pass = (timeMs: number) => act(() => vi.advanceTimersByTime(timeMs))
const stir = (type: string) => act(() => window.dispatchEvent(new Event(type)))

it('nobody sits at a page that was only opened', () => {
  expect([place.textContent, vi.getTimerCount()]).toEqual(['nobody', 0])
})

it.each([
  'pointermove',
  'pointerdown',
  'keydown',
  'touchstart',
  'touchmove',
  'wheel',
  'scroll',
  'focus',
  'focusin',
])('somebody does from the first %s on, until a minute after the last', (type) => {
  stir(type)
  expect(place.textContent).toBe('somebody')
  pass(50_000)
  stir(type)
  pass(59_999)
  expect(place.textContent).toBe('somebody')
  pass(1)
  expect(place.textContent).toBe('nobody')
})

it('nothing is listened to when the clock has gone', () => {
  act(() => root.render(null))
  expect(vi.getTimerCount()).toBe(0)
  stir('keydown')
  expect(vi.getTimerCount()).toBe(0)
})
