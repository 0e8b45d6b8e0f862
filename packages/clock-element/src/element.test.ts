// @vitest-environment jsdom
import { type ClockModule, useClockTime } from '@found-time/clock-runtime'
import { type ComponentClass, createElement, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FoundTimeClock } from './index'
import { loadClock } from './load'

vi.mock('./load')

const MOMENT = Date.UTC(2025, 3, 13, 10, 8)

function clockOf(component: () => unknown): ClockModule {
  return {
    default: component as unknown as ComponentClass,
    images: [],
    fonts: [],
    notes: { reading: '', credits: [] },
  }
}

const Tick = () => createElement('b', null, 'tick')
function BreaksAsItLeaves() {
  useEffect(
    () => () => {
      throw new Error('The spring broke.')
    },
    [],
  )
  return 'tock'
}

const rendered = vi.fn()
function Tells() {
  const { hour, minute, second } = useClockTime('second')
  useEffect(() => rendered())
  return [hour, minute, second].join(':')
}

const reported = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ now: MOMENT, toFake: ['Date'] })
  reported.mockClear()
  vi.stubGlobal('reportError', reported)
  vi.mocked(loadClock).mockResolvedValue(clockOf(Tick))
})
afterEach(async () => {
  document.body.replaceChildren()
  await Promise.resolve()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A package of clocks. */
const months = { '25-12': async () => ({ clocks: {} }) }

/** Puts an element into a page, and notes what it tells of itself. */
function put(attributes: Record<string, string> = {}) {
  const element = new FoundTimeClock()
  const told: string[] = []
  element.addEventListener('load', () => told.push('load'))
  element.addEventListener('error', (event) => told.push((event as ErrorEvent).message))
  for (const [name, text] of Object.entries({ 'src-date': '25-04-13', 'time-zone': 'UTC', ...attributes }))
    element.setAttribute(name, text)
  document.body.append(element)
  const inside = () =>
    [...(element.shadowRoot?.children ?? [])].filter(({ localName }) => localName === 'div')
  return {
    element,
    told,
    shown: () =>
      inside()
        .map(({ textContent }) => textContent)
        .join('|'),
  }
}

describe('where there is no DOM', () => {
  it('can be imported', async () => {
    vi.stubGlobal('customElements', undefined)
    vi.stubGlobal('HTMLElement', undefined)
    vi.resetModules()
    const { FoundTimeClock } = await import('./index')
    expect(FoundTimeClock.observedAttributes).toEqual([
      'src-date',
      'time-zone',
      'hour-cycle',
      'max-fps',
      'paused',
      'bg',
      'at',
    ])
  })
})

describe('the packages of others', () => {
  it('are looked into for the clock that is asked for', async () => {
    const { element, shown } = put()
    await expect.poll(shown).toBe('tick')
    vi.mocked(loadClock).mockResolvedValueOnce(clockOf(() => 'snow'))
    element.months = months
    await expect.poll(shown).toBe('snow')
    expect(vi.mocked(loadClock).mock.lastCall).toEqual(['25-04-13', months])
    expect(element.months).toBe(months)
  })

  it('may be given before the element is defined', async () => {
    const { element } = put()
    element.remove()
    Object.defineProperty(element, 'months', { value: months, configurable: true, enumerable: true })
    document.body.append(element)
    await expect.poll(() => vi.mocked(loadClock).mock.lastCall?.[1]).toBe(months)
  })
})

describe('a clock that fails', () => {
  it('as it leaves is reported, and the next one is shown', async () => {
    vi.mocked(loadClock).mockResolvedValueOnce(clockOf(BreaksAsItLeaves))
    const { element, shown, told } = put()
    await expect.poll(shown).toBe('tock')
    element.setAttribute('src-date', '25-04-14')
    await expect.poll(shown).toBe('tick')
    await expect
      .poll(() => reported.mock.calls.map(([error]) => error.message))
      .toEqual(['The spring broke.'])
    expect(told).toEqual(['load', 'load'])
  })

  it('as the element leaves the page is reported, and comes back with it', async () => {
    vi.mocked(loadClock).mockResolvedValueOnce(clockOf(BreaksAsItLeaves))
    const { element, shown } = put()
    await expect.poll(shown).toBe('tock')
    element.remove()
    await expect.poll(() => reported.mock.calls.length).toBe(1)
    expect(element.shadowRoot?.childElementCount).toBe(0)
    document.body.append(element)
    await expect.poll(shown).toBe('tick')
  })

  it.each([
    [new Error('The spring broke.'), 'The spring broke.'],
    [null, 'The clock failed: null'],
    [undefined, 'The clock failed: undefined'],
    [Object.create(null), 'The clock failed.'],
  ])('by throwing %s as it is drawn leaves the message and the plain time', async (thrown, message) => {
    const throws = () => {
      throw thrown
    }
    vi.mocked(loadClock).mockResolvedValueOnce(clockOf(throws))
    const { element, shown, told } = put({ 'time-zone': 'Asia/Kolkata', 'hour-cycle': '12' })
    await expect.poll(shown).toBe(`${message}3:38 PM`)
    expect(told.at(-1)).toBe(`found-time-clock: ${message}`)
    element.setAttribute('src-date', '25-04-14')
    await expect.poll(shown).toBe('tick')
  })

  it('to come leaves the message and the plain time', async () => {
    vi.mocked(loadClock).mockRejectedValueOnce(null)
    const { shown, told } = put({ at: '2025-04-13T14:31' })
    await expect.poll(shown).toBe('The clock failed: null14:31')
    expect(told).toEqual(['found-time-clock: The clock failed: null'])
  })
})

describe('a time of its own', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: MOMENT })
    vi.mocked(loadClock).mockResolvedValue(clockOf(Tells))
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('goes on from there', async () => {
    const { shown } = put({ at: '2025-04-13T23:59:58Z' })
    await pass(0)
    expect(shown()).toBe('23:59:58')
    await pass(3000)
    expect(shown()).toBe('0:0:1')
  })

  it('stands there while it is paused, and goes on from there afterwards', async () => {
    const { element, shown } = put({ at: '2025-04-13T23:59:58Z', paused: '' })
    await pass(60_000)
    expect(shown()).toBe('23:59:58')
    rendered.mockClear()
    element.removeAttribute('paused')
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0) // React works between tasks of the real time
    await pass(3000)
    expect(shown()).toBe('0:0:1')
  })
})

it('asked for what it does not understand, it says so and shows nothing else', async () => {
  const { shown, told } = put({ at: '2025-02-30T10:08' })
  const message = 'at is "2025-02-30T10:08". Moments look like 2025-04-13T10:08:42Z.'
  await expect.poll(shown).toBe(message)
  expect(told).toEqual([`found-time-clock: ${message}`])
})

describe('its styles', () => {
  const sheets = (element: Element) =>
    element.shadowRoot!.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)

  it('are there again in the document of a frame', async () => {
    const { element, shown, told } = put()
    await expect.poll(shown).toBe('tick')
    const frame = document.createElement('iframe')
    document.body.append(frame)
    frame.contentDocument!.body.append(element)
    element.shadowRoot!.adoptedStyleSheets = [] // as browsers do
    await expect.poll(shown).toBe('tick')
    await expect.poll(() => sheets(element)).toEqual([expect.stringContaining(':host')])
    expect(element.shadowRoot!.adoptedStyleSheets[0]).toBeInstanceOf(
      (frame.contentWindow as unknown as typeof globalThis).CSSStyleSheet,
    )
    expect(told).not.toContainEqual(expect.stringContaining('found-time-clock'))
    document.body.append(element)
    await expect.poll(() => element.shadowRoot!.adoptedStyleSheets[0] instanceof CSSStyleSheet).toBe(true)
    await expect.poll(shown).toBe('tick')
  })

  it('are a style element where sheets cannot be constructed, and leave with the clock', async () => {
    vi.stubGlobal('CSSStyleSheet', undefined)
    const { element, shown, told } = put()
    await expect.poll(shown).toBe('tick')
    expect(element.shadowRoot!.querySelectorAll('style')).toHaveLength(1)
    expect(told).toEqual(['load'])
    element.remove()
    await expect.poll(() => element.shadowRoot!.childElementCount).toBe(0)
  })

  it('that the page takes in no form are an error, with the time', async () => {
    vi.stubGlobal('CSSStyleSheet', undefined)
    vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null)
    const { shown, told } = put()
    const message = 'clock-runtime: this page takes no style sheets from scripts.'
    await expect.poll(shown).toBe(`${message}10:08`)
    expect(told).toEqual([`found-time-clock: ${message}`])
  })
})
