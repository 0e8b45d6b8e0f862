// @vitest-environment jsdom
import { ClockStrip } from '@found-time/ui-frame'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StandIns } from '../clock-page/failure-screen'
import { endOnItsWay, startOnItsWay } from './on-its-way'

const beside = { href: '/', label: 'Go back to homepage' }
const strip = (progress?: { done: number; all: number }) =>
  renderToStaticMarkup(
    <ClockStrip
      date="25.04.13"
      title="Orange"
      number="#13"
      previous={beside}
      next={beside}
      homeHref="/"
      homeLabel="Go back to homepage"
      visible
      progress={progress}
    />,
  )

const here = new Set<string>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    [...here].map((name) => ({ name }) as PerformanceEntry),
  )
  document.head.innerHTML =
    renderToStaticMarkup(<StandIns />) +
    ['a', 'b', 'c', 'd']
      .map((name) => `<link rel="modulepreload" href="http://site.example/${name}.js">`)
      .join('')
  document.body.innerHTML = strip()
  window.history.replaceState(null, '', '/25-04-13')
  here.clear()
})
afterEach(() => {
  endOnItsWay()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const line = () => document.getElementById('on-its-way')

describe('a clock that is long in coming', () => {
  it('is not spoken of within the first second', () => {
    startOnItsWay()
    vi.advanceTimersByTime(999)
    expect(line()).toBeNull()
  })

  it('is said to be on its way, and how much of it is there', () => {
    startOnItsWay()
    vi.advanceTimersByTime(1000)
    expect(line()?.textContent).toBe('On its way, 0 of 4')
    here.add('http://site.example/a.js').add('http://site.example/other.css')
    vi.advanceTimersByTime(250)
    expect(line()?.textContent).toBe('On its way, 1 of 4')
  })

  it('has the line that the strip itself renders', () => {
    startOnItsWay()
    here.add('http://site.example/a.js')
    vi.advanceTimersByTime(1000)
    line()?.removeAttribute('id')
    const rendered = document.createElement('div')
    rendered.innerHTML = strip({ done: 1, all: 4 })
    const own = (root: ParentNode) => root.querySelector('.ftf-way')
    expect(own(document.body)?.textContent).toBe(own(rendered)?.textContent)
    for (const { name, value } of own(rendered)?.attributes ?? [])
      expect(own(document.body)?.getAttribute(name), name).toBe(value)
  })

  it('is nothing to a frame that shows the clock alone', () => {
    window.history.replaceState(null, '', '/25-04-13?ui=0')
    startOnItsWay()
    vi.advanceTimersByTime(2000)
    expect(line()).toBeNull()
  })

  it('leaves no line on the strip when it is there', () => {
    startOnItsWay()
    vi.advanceTimersByTime(1000)
    endOnItsWay()
    vi.advanceTimersByTime(1000)
    expect(line()).toBeNull()
  })
})
