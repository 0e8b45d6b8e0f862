// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { Component, type ReactNode, StrictMode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ClockHost,
  type ClockHostProps,
  fixedTime,
  offsetTime,
  Stage,
  scaledTime,
  useClockTime,
  useFrame,
  useHostSettings,
} from './index'
import { enterPage, type Page } from './test-utils'
import type { ClockTime } from './time'
import type { Beat } from './types'

const QUARTER_PAST = Date.UTC(2025, 3, 13, 10, 42, 7, 250)

let page: Page
beforeEach(() => {
  page = enterPage(QUARTER_PAST)
})
afterEach(() => page.leave())

function Digits({ beat }: { beat: Beat }) {
  const { hour, minute, second, millisecond } = useClockTime(beat)
  return `${hour}:${minute}:${second}.${millisecond}`
}

/** Says when it is told, by which second and millisecond. */
function Told({ beat, by }: { beat: Beat; by: (moment: string) => void }) {
  useFrame(({ second, millisecond }) => by(`${second}.${millisecond}`), beat)
  return null
}

function Settings() {
  const { timeZone, motion, hourCycle, paused, mode, seed } = useHostSettings()
  return JSON.stringify({ timeZone, motion, hourCycle, paused, mode, seed })
}

/** A stage with the digits on it. */
function Clock({ beat = 'second', ...host }: { beat?: Beat } & ClockHostProps) {
  return (
    <ClockHost timeZone="UTC" {...host}>
      <Stage>
        <Digits beat={beat} />
      </Stage>
    </ClockHost>
  )
}

/** Draws on what is inside it. */
function Drawn({ draw, children }: { draw: (time: ClockTime) => void; children?: ReactNode }) {
  useFrame(draw, 'second')
  return children
}

/** Notes the minute and second of each render. */
function Painted({ by }: { by: string[] }) {
  const { minute, second } = useClockTime('second')
  by.push(`${minute}:${second}`)
  return null
}

function Collecting({ into }: { into: Set<ClockTime> }) {
  into.add(useClockTime('frame'))
  return null
}

const never = new Promise<never>(() => {})
function Never(): ReactNode {
  throw never
}

const stages = () => [...document.querySelectorAll('[data-found-time=stage]')]
const art = () => document.querySelector('[data-found-time=art]')?.textContent
const shown = () => document.body.textContent

describe('beats', () => {
  it('come on the second: the first 750 ms after a mount at .250', async () => {
    render(<Digits beat="second" />, { wrapper: inUtc })
    expect(shown()).toBe('10:42:7.0')
    await page.pass(749)
    expect(shown()).toBe('10:42:7.0')
    await page.pass(1)
    expect(shown()).toBe('10:42:8.0')
    await page.pass(1000)
    expect(shown()).toBe('10:42:9.0')
  })

  it('tell those who asked for minutes only on the minute', async () => {
    const told = vi.fn()
    render(<Told beat="minute" by={told} />, { wrapper: inUtc })
    expect(told.mock.calls).toEqual([['0.0']])
    await page.pass(52_749)
    expect(told).toHaveBeenCalledTimes(1)
    await page.pass(1)
    expect(told).toHaveBeenCalledTimes(2)
    await page.pass(59_999)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('come on the zone’s own minute where its offset has odd seconds', () => {
    render(
      <ClockHost source={fixedTime(Date.UTC(1971, 0, 1, 12, 0, 45))} timeZone="Africa/Monrovia">
        <Digits beat="minute" />
      </ClockHost>,
    )
    expect(shown()).toBe('11:16:0.0')
  })

  it('come with each frame', async () => {
    const told = vi.fn()
    render(<Told beat="frame" by={told} />, { wrapper: inUtc })
    told.mockClear()
    await page.pass(160)
    expect(told).toHaveBeenCalledTimes(10)
    expect(told).toHaveBeenLastCalledWith('7.410')
  })

  it('come without frames where the host has none', async () => {
    vi.stubGlobal('requestAnimationFrame', undefined)
    render(<Digits beat="frame" />, { wrapper: inUtc })
    await page.pass(160)
    expect(shown()).toBe('10:42:7.410')
  })

  it('come four times a second where the host promises frames and gives none', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1)
    const told = vi.fn()
    render(<Told beat="frame" by={told} />, { wrapper: inUtc })
    told.mockClear()
    await page.pass(1000)
    expect(told.mock.calls).toEqual([['7.500'], ['7.750'], ['8.0'], ['8.250']])
  })

  it('come on the second before 1970 too', async () => {
    const source = offsetTime(-QUARTER_PAST - 86_400_250) // 1969-12-30T23:59:59.750
    render(
      <ClockHost source={source} timeZone="UTC">
        <Digits beat="second" />
      </ClockHost>,
    )
    expect(shown()).toBe('23:59:59.0')
    await page.pass(250)
    expect(shown()).toBe('0:0:0.0')
  })

  it('come as fast as the source runs', async () => {
    const source = scaledTime(0, 10)
    render(
      <ClockHost source={source} timeZone="UTC">
        <Digits beat="second" />
      </ClockHost>,
    )
    await page.pass(99)
    expect(shown()).toBe('0:0:0.0')
    await page.pass(1)
    expect(shown()).toBe('0:0:1.0')
    await page.pass(600)
    expect(shown()).toBe('0:0:7.0')
  })

  it('come late, not early, from a slow source', async () => {
    const source = scaledTime(0, 0.25)
    render(
      <ClockHost source={source} timeZone="UTC">
        <Digits beat="second" />
      </ClockHost>,
    )
    await page.pass(3999)
    expect(shown()).toBe('0:0:0.0')
    await page.pass(1)
    expect(shown()).toBe('0:0:1.0')
  })

  it('follow a clock that is set back within a second', async () => {
    render(<Digits beat="second" />, { wrapper: inUtc })
    page.setClock(QUARTER_PAST - 3_600_000)
    await page.pass(750)
    expect(shown()).toBe('9:42:8.0')
  })

  it('follow a clock that is set back an hour while only minutes are asked for', async () => {
    render(<Digits beat="minute" />, { wrapper: inUtc })
    page.setClock(QUARTER_PAST - 3_600_000)
    await page.pass(1000)
    expect(shown()).toBe('9:42:0.0')
  })

  it('catch up within a second when the machine has slept', async () => {
    render(<Digits beat="second" />, { wrapper: inUtc })
    page.setClock(QUARTER_PAST + 28_800_000)
    await page.pass(1000)
    expect(shown()).toBe('18:42:8.0')
  })

  it('go through the hour that daylight saving leaves out', async () => {
    const source = offsetTime(Date.UTC(2025, 2, 30, 0, 59, 59) - QUARTER_PAST)
    render(
      <ClockHost source={source} timeZone="Europe/Berlin">
        <Digits beat="second" />
      </ClockHost>,
    )
    expect(shown()).toBe('1:59:59.0')
    await page.pass(1000)
    expect(shown()).toBe('3:0:0.0')
  })

  it('are not behind after a render that was thrown away', () => {
    const painted: string[] = []
    const { rerender } = render(
      <Suspense fallback="waiting">
        <Painted by={painted} />
        <Never />
      </Suspense>,
    )
    expect(shown()).toBe('waiting')
    page.setClock(QUARTER_PAST + 60_000)
    painted.length = 0
    rerender(<Painted by={painted} />)
    expect(painted[0]).toBe('43:7')
  })
})

describe('rest', () => {
  it('is one timer for two hosts', () => {
    render(
      <>
        <ClockHost timeZone="UTC">
          <Digits beat="second" />
        </ClockHost>
        <ClockHost timeZone="Asia/Tokyo">
          <Digits beat="minute" />
        </ClockHost>
      </>,
    )
    expect(page.timers()).toBe(1)
  })

  it('is nothing scheduled after the last unmount', () => {
    const { unmount } = render(<Digits beat="frame" />, { wrapper: inUtc })
    expect(page.timers()).toBe(2) // a frame, and the timeout in case none comes
    unmount()
    expect(page.timers()).toBe(0)
  })

  it('leaves no listener on the page', () => {
    const targets = [document, window, matchMedia('')]
    const added = targets.map((target) => vi.spyOn(target, 'addEventListener'))
    const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'))
    const { unmount } = render(<Digits beat="frame" />, {
      wrapper: StrictMode,
      container: document.createElement('p'),
    })
    unmount()
    const names = (spies: typeof added) =>
      spies.map((spy) =>
        spy.mock.calls
          .map(([name]) => name)
          .filter((name) => /visib|focus|change/.test(name))
          .sort(),
      )
    // StrictMode mounts twice.
    expect(names(added)).toEqual([
      ['visibilitychange', 'visibilitychange', 'visibilitychange', 'visibilitychange'],
      ['focus', 'focus'],
      ['change', 'change'],
    ])
    expect(names(removed)).toEqual(names(added))
  })

  it('is nothing scheduled while the page is hidden, and the time anew on return', async () => {
    render(<Digits beat="second" />, { wrapper: inUtc })
    await page.setHidden(true)
    expect(page.timers()).toBe(0)
    page.setClock(QUARTER_PAST + 600_000)
    expect(shown()).toBe('10:42:7.0')
    await page.setHidden(false)
    expect(shown()).toBe('10:52:7.0')
    expect(page.timers()).toBe(1)
  })

  it('is left out where the host says so: the time goes on by timers on a page that is called hidden', async () => {
    const { unmount } = render(
      <ClockHost timeZone="UTC" runsHidden>
        <Digits beat="frame" />
      </ClockHost>,
    )
    expect(page.timers()).toBe(1) // no frame: whoever hides a page gives none
    await page.setHidden(true)
    expect(page.timers()).toBe(1)
    await page.pass(2000)
    expect(shown()).toMatch(/^10:42:9\.2\d\d?$/)
    unmount()
    expect(page.timers()).toBe(0)
  })

  it('of one host is not ended by another that goes on', async () => {
    render(
      <>
        <ClockHost timeZone="UTC">
          <Digits beat="second" />
        </ClockHost>{' '}
        <ClockHost timeZone="UTC" runsHidden>
          <Digits beat="second" />
        </ClockHost>
      </>,
    )
    await page.setHidden(true)
    await page.pass(2000)
    expect(shown()).toBe('10:42:7.0 10:42:9.0')
    await page.setHidden(false)
    expect(shown()).toBe('10:42:9.0 10:42:9.0')
  })

  it('is nothing scheduled when mounted on a hidden page', async () => {
    await page.setHidden(true)
    render(<Digits beat="second" />, { wrapper: inUtc })
    expect(page.timers()).toBe(0)
    await page.setHidden(false)
    expect(page.timers()).toBe(1)
  })

  it.each([
    ['paused', { paused: true }],
    ['still', { mode: 'still' as const }],
    ['at a fixed time', { source: fixedTime(QUARTER_PAST) }],
    ['at rate 0', { source: scaledTime(QUARTER_PAST, 0) }],
  ])('is nothing scheduled while %s', async (_, props) => {
    render(
      <ClockHost timeZone="UTC" {...props}>
        <Digits beat="frame" />
      </ClockHost>,
    )
    expect(page.timers()).toBe(0)
    await page.setHidden(true)
    page.setClock(QUARTER_PAST + 5000)
    await page.setHidden(false)
    expect(shown()).toBe('10:42:7.250')
    expect(page.timers()).toBe(0)
  })

  it('is nothing scheduled while no stage is in sight, and the time anew on return', async () => {
    render(<Clock />)
    await page.setInSight(stages()[0], false)
    expect(page.timers()).toBe(0)
    await page.pass(600_000)
    expect(art()).toBe('10:42:7.0')
    await page.setInSight(stages()[0], true)
    expect(art()).toBe('10:52:7.0')
    expect(page.timers()).toBe(1)
  })

  it('lasts over a change of settings while out of sight', async () => {
    const { rerender } = render(<Clock hourCycle={24} />)
    await page.setInSight(stages()[0], false)
    rerender(<Clock hourCycle={12} />)
    expect(page.timers()).toBe(0)
  })

  it('waits for the last of several stages under one host', async () => {
    render(
      <>
        <Stage />
        <Stage />
      </>,
      { wrapper: inUtc },
    )
    const [first, second] = stages()
    await page.setInSight(first, false)
    expect(page.timers()).toBe(1)
    await page.setInSight(second, false)
    expect(page.timers()).toBe(0)
    await page.setInSight(first, true)
    expect(page.timers()).toBe(1)
  })
})

describe('a paused host', () => {
  it('stands, and goes on with the time as it then is', async () => {
    const { rerender } = render(<Clock paused={false} />)
    await page.pass(750)
    rerender(<Clock paused />)
    await page.pass(60_000)
    expect(art()).toBe('10:42:8.0')
    rerender(<Clock paused={false} />)
    expect(art()).toBe('10:43:8.0')
  })

  it('does not jump when another setting changes', async () => {
    const { rerender } = render(<Clock paused />)
    await page.pass(60_000)
    rerender(<Clock paused hourCycle={12} />)
    expect(art()).toBe('10:42:7.0')
    rerender(<Clock paused timeZone="Asia/Kolkata" />)
    expect(art()).toBe('16:12:7.0')
  })
})

describe('reduced motion', () => {
  it('lowers the frame beat to one a second, on the second', async () => {
    await page.setReducedMotion(true)
    const told = vi.fn()
    render(<Told beat="frame" by={told} />, { wrapper: inUtc })
    await page.pass(3000)
    expect(told.mock.calls).toEqual([['7.0'], ['8.0'], ['9.0'], ['10.0']])
  })

  it('is followed when the visitor changes it', async () => {
    const told = vi.fn()
    render(<Told beat="frame" by={told} />, { wrapper: inUtc })
    await page.setReducedMotion(true)
    told.mockClear()
    await page.pass(1000)
    expect(told.mock.calls).toEqual([['8.0']])
    await page.setReducedMotion(false)
    told.mockClear()
    await page.pass(160)
    expect(told).toHaveBeenCalledTimes(10)
  })

  it('can be asked for, and refused, by the host', async () => {
    await page.setReducedMotion(true)
    const { rerender } = render(
      <ClockHost motion="full">
        <Settings />
      </ClockHost>,
    )
    expect(shown()).toContain('"motion":"full"')
    await page.setReducedMotion(false)
    rerender(
      <ClockHost motion="reduced">
        <Settings />
      </ClockHost>,
    )
    expect(shown()).toContain('"motion":"reduced"')
  })

  it('holds for a source that runs sixty times as fast', async () => {
    const told = vi.fn()
    const source = scaledTime(0, 60)
    render(
      <ClockHost source={source} timeZone="UTC" motion="reduced">
        <Told beat="frame" by={told} />
        <Told beat="second" by={told} />
        <Told beat="minute" by={told} />
      </ClockHost>,
    )
    told.mockClear()
    await page.pass(5000)
    expect(told).toHaveBeenCalledTimes(15)
  })
})

describe('useFrame', () => {
  it('draws on mount', () => {
    const told = vi.fn()
    render(<Told beat="second" by={told} />, { wrapper: inUtc })
    expect(told.mock.calls).toEqual([['7.0']])
  })

  it('draws once more when the stage’s files are there', async () => {
    const seen: (string | undefined)[] = []
    render(
      <Drawn draw={() => seen.push(document.querySelector('b')?.className)}>
        <Stage images={['http://localhost:3000/a.webp']}>
          <b className="hand" />
        </Stage>
      </Drawn>,
      { wrapper: inUtc },
    )
    expect(seen).toEqual([undefined])
    await page.arrive('http://localhost:3000/a.webp')
    expect(seen).toEqual([undefined, 'hand'])
  })

  it('draws after each render, even while paused, for the render may have replaced what it drew on', () => {
    const drawing = (key: string) => (
      <ClockHost timeZone="UTC" paused>
        <Drawn
          draw={({ second }) => {
            document.querySelector('b')!.title = `${key} at ${second}`
          }}
        >
          <b key={key} />
        </Drawn>
      </ClockHost>
    )
    const { rerender } = render(drawing('a'))
    rerender(drawing('b'))
    expect(document.querySelector('b')?.title).toBe('b at 7')
  })

  it('draws each clock of one host twice at first, however many there are', async () => {
    const draw = vi.fn()
    render(
      [1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
        <Drawn key={key} draw={draw}>
          <Stage />
        </Drawn>
      )),
      { wrapper: inUtc },
    )
    await page.pass(0)
    expect(draw).toHaveBeenCalledTimes(16)
  })

  it('gives what goes wrong to the error boundary, and other clocks go on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const draw = ({ second }: ClockTime) => {
      if (second === 9) throw new Error('out of fish')
    }
    render(
      <>
        <Fallible>
          <Drawn draw={draw}>swimming</Drawn>
        </Fallible>
        <i>
          <Digits beat="second" />
        </i>
      </>,
      { wrapper: inUtc },
    )
    await page.pass(1000)
    expect(shown()).toBe('swimming10:42:8.0')
    await page.pass(1000)
    expect(shown()).toBe('out of fish10:42:9.0')
    await page.pass(1000)
    expect(shown()).toBe('out of fish10:42:10.0')
  })
})

describe('settings', () => {
  it('reach the clocks', () => {
    render(
      <ClockHost timeZone="Asia/Tokyo" hourCycle={12} paused mode="embed" seed="25-04-13" motion="reduced">
        <Settings />
      </ClockHost>,
    )
    expect(JSON.parse(shown()!)).toEqual({
      timeZone: 'Asia/Tokyo',
      motion: 'reduced',
      hourCycle: 12,
      paused: true,
      mode: 'embed',
      seed: '25-04-13',
    })
  })

  it('are sensible without a host', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone('Asia/Kathmandu'))
    render(
      <>
        <Settings />
        <p>
          <Digits beat="minute" />
        </p>
      </>,
    )
    expect(shown()).toBe(
      '{"timeZone":"Asia/Kathmandu","motion":"full","hourCycle":24,"paused":false,"mode":"live","seed":"found-time"}16:27:0.0',
    )
  })

  it.each([
    ['under a host', ({ children }: { children: ReactNode }) => <ClockHost>{children}</ClockHost>],
    ['without one', ({ children }: { children: ReactNode }) => children],
  ])('follow the machine to another zone, %s', async (_, wrapper) => {
    const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    options.mockReturnValue(zone('Europe/Berlin'))
    render(<Digits beat="minute" />, { wrapper })
    expect(shown()).toBe('12:42:0.0')
    options.mockReturnValue(zone('Asia/Tokyo'))
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(shown()).toBe('19:42:0.0')
  })

  it('follow the machine to another zone within a minute that nobody touches it', async () => {
    const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    options.mockReturnValue(zone('Europe/Berlin'))
    render(<Digits beat="minute" />)
    options.mockReturnValue(zone('Asia/Tokyo'))
    await page.pass(31_000)
    expect(shown()).toBe('19:42:0.0')
  })

  it('are the machine’s offset where its zone has no name that Intl takes', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone('Etc/Unknown'))
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345)
    render(<Digits beat="minute" />)
    expect(shown()).toBe('16:27:0.0')
  })

  it('stay as given when the machine travels', async () => {
    render(<Digits beat="minute" />, { wrapper: inUtc })
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone('Asia/Tokyo'))
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(shown()).toBe('10:42:0.0')
  })

  it('change at once when the zone or the source does', () => {
    const { rerender } = render(<Clock timeZone="UTC" source={fixedTime(0)} />)
    rerender(<Clock timeZone="Asia/Kolkata" source={fixedTime(0)} />)
    expect(art()).toBe('5:30:0.0')
    rerender(<Clock timeZone="Asia/Kolkata" source={fixedTime(61_000)} />)
    expect(art()).toBe('5:31:1.0')
  })

  it('name an unknown zone to the error boundary', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <Fallible>
        <ClockHost timeZone="Mars/Olympus">
          <Digits beat="minute" />
        </ClockHost>
      </Fallible>,
    )
    expect(shown()).toBe(
      'clock-runtime: unknown time zone "Mars/Olympus". Use an IANA name such as "Asia/Kolkata".',
    )
  })

  it('give two hosts two times', () => {
    render(
      <>
        <ClockHost source={fixedTime(0)} timeZone="UTC">
          <Digits beat="minute" />
        </ClockHost>{' '}
        <ClockHost source={fixedTime(0)} timeZone="Asia/Kolkata">
          <Digits beat="minute" />
        </ClockHost>
      </>,
    )
    expect(shown()).toBe('0:0:0.0 5:30:0.0')
  })
})

describe('a time source that fails', () => {
  /** The machine’s clock, until it is told to give something else. */
  const fallible = () => {
    let wrong: (() => number) | undefined
    return {
      source: { now: () => (wrong ? wrong() : Date.now()), rate: 1 },
      give(now: (() => number) | undefined) {
        wrong = now
      },
    }
  }
  const broken = (): number => {
    throw new Error('no signal')
  }
  const reported = vi.fn()
  beforeEach(() => {
    reported.mockClear()
    vi.stubGlobal('reportError', reported)
  })

  it.each([
    ['gives NaN', () => Number.NaN, 'clock-runtime: not a moment: NaN'],
    ['gives Infinity', () => Number.POSITIVE_INFINITY, 'clock-runtime: not a moment: Infinity'],
    ['gives a year beyond 9999', () => 253_402_300_800_000, 'clock-runtime: not a moment: 253402300800000'],
    ['gives a year before 1', () => -62_135_596_800_001, 'clock-runtime: not a moment: -62135596800001'],
    ['throws', broken, 'no signal'],
  ])(
    'and %s for a while stands, is reported once, goes on, and stops no other clock',
    async (_, wrong, message) => {
      const { source, give } = fallible()
      render(
        <>
          <ClockHost timeZone="UTC" source={source}>
            <Digits beat="second" />
          </ClockHost>{' '}
          <ClockHost timeZone="UTC">
            <Digits beat="second" />
          </ClockHost>
        </>,
      )
      give(wrong)
      await page.pass(2750)
      expect(shown()).toBe('10:42:7.0 10:42:10.0')
      expect(reported.mock.calls.map(([error]) => error.message)).toEqual([message])
      give(undefined)
      await page.pass(1000)
      expect(shown()).toBe('10:42:11.0 10:42:11.0')
      give(wrong)
      await page.pass(1000)
      expect(reported).toHaveBeenCalledTimes(2)
    },
  )

  it('once at a frame does not stop the frames', async () => {
    const { source, give } = fallible()
    const told = vi.fn()
    render(
      <ClockHost timeZone="UTC" source={source}>
        <Told beat="frame" by={told} />
      </ClockHost>,
    )
    give(() => {
      give(undefined)
      return Number.NaN
    })
    told.mockClear()
    await page.pass(160)
    expect(told.mock.calls.length).toBeGreaterThanOrEqual(9)
    expect(told).toHaveBeenLastCalledWith('7.410')
  })

  it('as it is paused leaves the last time standing', async () => {
    const { source, give } = fallible()
    const { rerender } = render(<Clock source={source} />)
    give(() => Number.NaN)
    rerender(<Clock source={source} paused />)
    expect(art()).toBe('10:42:7.0')
  })

  it('from the start has nothing to show, and the error boundary is told', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <Fallible>
        <Clock source={fixedTime(Number.NaN)} />
      </Fallible>,
    )
    expect(shown()).toBe('clock-runtime: not a moment: NaN')
  })

  it('is an uncaught error where there is no reportError', async () => {
    vi.stubGlobal('reportError', undefined)
    const { source, give } = fallible()
    render(<Clock source={source} />)
    give(() => Number.NaN)
    await expect(page.pass(1000)).rejects.toThrow('clock-runtime: not a moment: NaN')
  })

  it('by a rate that is no number stands at its moment', async () => {
    render(
      <>
        <ClockHost timeZone="UTC" source={{ now: () => Date.now(), rate: Number.NaN }}>
          <Digits beat="second" />
        </ClockHost>{' '}
        <ClockHost
          timeZone="UTC"
          source={{ now: () => Date.now(), rate: Number.POSITIVE_INFINITY }}
          motion="reduced"
        >
          <Digits beat="second" />
        </ClockHost>{' '}
        <ClockHost timeZone="UTC">
          <Digits beat="second" />
        </ClockHost>
      </>,
    )
    await page.pass(1000)
    expect(shown()).toBe('10:42:7.0 10:42:7.0 10:42:8.0')
  })
})

describe('the time of a beat', () => {
  it('is the same object until the next', async () => {
    const seen = new Set<ClockTime>()
    const { rerender } = render(<Collecting into={seen} />, { wrapper: inUtc })
    rerender(<Collecting into={seen} />)
    expect(seen.size).toBe(1)
    await page.pass(16)
    expect(seen.size).toBe(2)
  })

  it('is right in StrictMode', async () => {
    const errors = vi.spyOn(console, 'error')
    render(
      <StrictMode>
        <ClockHost timeZone="UTC">
          <Digits beat="second" />
        </ClockHost>
      </StrictMode>,
    )
    await page.pass(750)
    expect(shown()).toBe('10:42:8.0')
    expect(page.timers()).toBe(1)
    expect(errors).not.toHaveBeenCalled()
  })
})

function inUtc({ children }: { children: ReactNode }) {
  return <ClockHost timeZone="UTC">{children}</ClockHost>
}

const zone = (timeZone: string) => ({ timeZone }) as Intl.ResolvedDateTimeFormatOptions

class Fallible extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? this.state.error.message : this.props.children
  }
}
