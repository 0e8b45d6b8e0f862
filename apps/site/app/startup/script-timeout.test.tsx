// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readClockParams } from '../clock-page/clock-params'
import { FailureScreen, StandIns } from '../clock-page/failure-screen'
import { FallbackClock } from '../clock-page/fallback-clock'
import { Poster } from '../clock-page/poster'
import { TryAgain } from '../shell/try-again'
import { coverInOldEngine, endScriptTimeout, startScriptTimeout } from './script-timeout'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2025, 3, 13, 9, 5, 30) })
  document.head.innerHTML = renderToStaticMarkup(<StandIns />)
  document.body.replaceChildren()
})
afterEach(() => vi.useRealTimers())

const open = (address: string) => window.history.replaceState(null, '', address)
const cover = () => document.getElementById('script-timeout')

/** The same elements with the same attributes, in whatever order those are written. */
function parsed(markup: string): Element {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  holder.querySelector('link')?.remove() // React's, to have the picture sooner
  return holder
}

describe('an engine too old for the scripts', () => {
  it.each([
    ['/25-04-13', '/posters/25-04-13.jpg'],
    ['/today', '/posters/25-04-13.jpg'],
  ])(
    'shows at %s the poster and the time at once, says why, and offers nothing that cannot help',
    (address, poster) => {
      open(address)
      coverInOldEngine()
      window.dispatchEvent(new Event('DOMContentLoaded'))
      expect(cover()?.querySelector('img')?.getAttribute('src')).toBe(poster)
      expect(cover()?.querySelector('time')?.textContent).toBe('09:05')
      vi.advanceTimersByTime(60_000)
      expect(cover()?.querySelector('time')?.textContent).toBe('09:06')
      expect(cover()?.querySelector('[role="alert"]')?.textContent).toBe(
        'This browser is older than the clocks, which need Chrome 111, Firefox 113 and Safari 16.4, or newer. Here are the picture and the time.',
      )
      expect(cover()?.querySelector('button')).toBeNull()
      cover()?.remove()
    },
  )

  it('leaves a page of paper as it was built', () => {
    open('/about')
    coverInOldEngine()
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(cover()).toBeNull()
  })
})

describe('a page whose scripts do not come', () => {
  it('shows what the scripts would have shown of a clock that does not come', () => {
    open('/25-04-13')
    startScriptTimeout(8000)
    vi.advanceTimersByTime(8000)
    const rendered = renderToStaticMarkup(
      <FailureScreen
        poster={<Poster path="25-04-13" />}
        time={<FallbackClock asked={readClockParams('')} />}
        message="Failed to load clock: the page’s scripts did not come within 8 s"
        actions={
          <>
            <TryAgain /> <a href="/">Go back to homepage</a>
          </>
        }
      />,
    )
    expect(parsed(cover()?.innerHTML ?? '')).toEqual(parsed(rendered))
  })

  it('tells the time, and goes on telling it', () => {
    open('/25-04-13')
    startScriptTimeout(8000)
    vi.advanceTimersByTime(8000)
    expect(cover()?.querySelector('time')?.textContent).toBe('09:05')
    vi.advanceTimersByTime(60_000)
    expect(cover()?.querySelector('time')?.textContent).toBe('09:06')
    expect(cover()?.querySelector('time')?.dateTime).toBe('09:06')
  })

  it('tells the time that the address asks for, in its zone', () => {
    open('/25-04-13?at=10:08&paused')
    startScriptTimeout(8000)
    vi.advanceTimersByTime(68_000)
    expect(cover()?.querySelector('time')?.textContent).toBe('10:08')
    endScriptTimeout()
    open('/25-04-13?at=2025-04-13T10:08:00Z&tz=Asia/Tokyo')
    startScriptTimeout(8000)
    vi.advanceTimersByTime(68_000)
    expect(cover()?.querySelector('time')?.textContent).toBe('19:09')
  })

  it('keeps a poster that does not come either out of sight', () => {
    open('/25-04-13')
    startScriptTimeout(8000)
    vi.advanceTimersByTime(8000)
    cover()?.querySelector('img')?.dispatchEvent(new Event('error'))
    expect(cover()?.querySelector('img')).toBeNull()
  })

  it('has no poster on /today, which may be any clock’s', () => {
    open('/today')
    startScriptTimeout(8000)
    vi.advanceTimersByTime(8000)
    expect(cover()?.querySelector('time')?.textContent).toBe('09:05')
    expect(cover()?.querySelector('img')).toBeNull()
  })

  it.each(['/about', '/', '/25-04-13?bg=transparent'])('stays as it is at %s', (address) => {
    open(address)
    startScriptTimeout(8000)
    vi.advanceTimersByTime(60_000)
    expect(cover()).toBeNull()
  })

  it('goes back to what it was when they come late', () => {
    open('/25-04-13')
    startScriptTimeout(8000)
    vi.advanceTimersByTime(9000)
    endScriptTimeout()
    expect(cover()).toBeNull()
  })

  it('shows nothing when they came in time', () => {
    open('/25-04-13')
    startScriptTimeout(8000)
    vi.advanceTimersByTime(7999)
    endScriptTimeout()
    vi.advanceTimersByTime(60_000)
    expect(cover()).toBeNull()
  })
})
