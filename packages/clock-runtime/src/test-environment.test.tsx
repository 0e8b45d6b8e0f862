// @vitest-environment jsdom
/** In somebody's own tests there are neither pictures nor typefaces: a clock is there all the same, and says nothing. */
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CanvasStage } from './canvas'
import { ClockHost, fixedTime, Stage } from './index'

const images = ['http://localhost:3000/face.webp']
const fonts = [
  { family: 'ft-25-04-13 Letters', source: 'http://localhost:3000/letters.woff2', weight: '400' },
]
const eightPastTen = fixedTime(Date.UTC(2025, 3, 13, 10, 8))

afterEach(() => vi.restoreAllMocks())

it('has stage, art and spoken time, without stubs, and goes as it came', async () => {
  const said = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name))
  const { unmount } = render(
    <ClockHost timeZone="UTC" source={eightPastTen}>
      <Stage images={images} fonts={fonts} css="[data-x]{color:red}">
        <b>art</b>
      </Stage>
      <CanvasStage images={images} draw={() => {}} />
    </ClockHost>,
  )
  await vi.waitFor(() => expect(document.querySelector('[data-found-time=art] b')?.textContent).toBe('art'))
  expect([...document.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    '10:08',
    '10:08',
  ])
  unmount()
  cleanup()
  await Promise.resolve()
  expect(document.querySelector('[data-found-time]')).toBeNull()
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([])
})
