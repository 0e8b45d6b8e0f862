// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CanvasFrame, CanvasStage } from './canvas'
import { ClockHost, type ClockHostProps } from './index'
import { enterPage, type Page } from './test-utils'

let drawn: string[]
/** Takes five milliseconds. */
let draw: (piece: string) => void
let page: Page
beforeEach(() => {
  drawn = []
  page = enterPage(Date.UTC(2025, 3, 13, 10, 42, 7))
  page.contexts['2d'] = () => ({ reset() {}, setTransform() {} })
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  draw = (name) => {
    nowMs += 5
    drawn.push(name)
  }
})
afterEach(() => page.leave())

function* meadow({ time }: CanvasFrame): Generator<unknown, undefined> {
  for (const piece of ['sky', 'grass', 'oak', 'elm', 'ash']) {
    draw(`${piece} ${time.minute}`)
    yield
  }
  return undefined
}

async function mount(
  picture: (frame: CanvasFrame) => Iterator<unknown, undefined> = meadow,
  host?: ClockHostProps,
) {
  const clock = (
    <ClockHost timeZone="UTC" {...host}>
      <CanvasStage draw={picture} beat="minute" />
    </ClockHost>
  )
  const mounted = render(<Caught>{clock}</Caught>)
  await page.pass(0)
  return mounted
}

class Caught extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message || this.props.children
}

const shown = () => document.querySelector('[data-found-time=stage]')?.hasAttribute('data-ready')
const FRAME_MS = 16

it('draws the first picture over several frames, and the stage is shown when it is whole', async () => {
  await mount()
  await page.layOut(320, 180)
  expect([drawn, shown()]).toEqual([['sky 42', 'grass 42'], false])
  await page.pass(FRAME_MS)
  expect([drawn.slice(2), shown()]).toEqual([['oak 42', 'elm 42'], false])
  await page.pass(FRAME_MS)
  expect([drawn.slice(4), shown()]).toEqual([['ash 42'], true])
})

it('draws later pictures in one', async () => {
  await mount()
  await page.layOut(320, 180)
  await page.pass(60_000)
  expect(drawn.slice(5)).toEqual(['sky 43', 'grass 43', 'oak 43', 'elm 43', 'ash 43'])
})

it('begins anew and in one when the box changes before the picture is whole', async () => {
  await mount()
  await page.layOut(320, 180)
  await page.layOut(180, 320)
  expect(drawn).toEqual(['sky 42', 'grass 42', 'sky 42', 'grass 42', 'oak 42', 'elm 42', 'ash 42'])
  await page.pass(FRAME_MS)
  expect([drawn.length, shown()]).toEqual([7, true])
})

it('draws a still in one', async () => {
  await mount(meadow, { mode: 'still' })
  await page.layOut(320, 180)
  expect(drawn).toHaveLength(5)
})

it('does not keep a stage waiting that has no box', async () => {
  await mount()
  await page.pass(FRAME_MS)
  expect(shown()).toBe(false)
  await page.pass(FRAME_MS)
  expect([shown(), drawn]).toEqual([true, []])
  await page.layOut(320, 180)
  expect(drawn).toHaveLength(5)
})

it('waits for a box that is told after the next frame’s callbacks, as browsers do', async () => {
  await mount()
  await page.pass(FRAME_MS)
  await page.layOut(320, 180)
  expect([drawn, shown()]).toEqual([['sky 42', 'grass 42'], false])
  await page.pass(2 * FRAME_MS)
  expect([drawn.slice(2), shown()]).toEqual([['oak 42', 'elm 42', 'ash 42'], true])
})

it('stops when the clock goes', async () => {
  const { unmount } = await mount()
  await page.layOut(320, 180)
  unmount()
  await page.pass(10 * FRAME_MS)
  expect([drawn.length, page.timers()]).toEqual([2, 0])
})

it('gives what a piece throws to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}) // React tells of it
  await mount(function* () {
    for (const piece of ['sky', 'grass', 'oak']) {
      draw(piece)
      if (piece === 'oak') throw new Error('no oak')
      yield
    }
    return undefined
  })
  await page.layOut(320, 180)
  expect(shown()).toBe(false)
  await page.pass(FRAME_MS)
  expect(document.body.textContent).toBe('no oak')
})
