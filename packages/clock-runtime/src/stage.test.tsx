// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { Activity, createRef, StrictMode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ClockHost,
  type ClockHostProps,
  fixedTime,
  imageOf,
  preload,
  Stage,
  type StageProps,
  useFrame,
} from './index'
import { enterPage, type Page } from './test-utils'

const AFTERNOON = Date.UTC(2025, 3, 13, 22, 17, 30)
const FACE = 'http://localhost:3000/face.webp'
const LETTERS = {
  family: 'ft-25-04-13 Letters',
  source: 'http://localhost:3000/letters.woff2',
  weight: '400',
}

let page: Page
beforeEach(() => {
  page = enterPage(AFTERNOON)
})
afterEach(() => page.leave())

function Clock({ host, children = 'art', ...stage }: StageProps & { host?: ClockHostProps }) {
  return (
    <ClockHost timeZone="UTC" {...host}>
      <Stage {...stage}>{children}</Stage>
    </ClockHost>
  )
}

/** Draws from a picture when it is shown, as a canvas or a texture does. */
function FromPicture({ drawn }: { readonly drawn: string[] }) {
  useLayoutEffect(() => {
    drawn.push(imageOf(FACE).src)
  }, [drawn])
  return <b />
}

const Shown = ({ mode, drawn }: { readonly mode: 'visible' | 'hidden'; readonly drawn: string[] }) => (
  <Activity mode={mode}>
    <Clock images={[FACE]} fonts={[LETTERS]}>
      <FromPicture drawn={drawn} />
    </Clock>
  </Activity>
)

const stage = () => document.querySelector('[data-found-time=stage]')
const art = () => document.querySelector('[data-found-time=art]')
/** The rules of the clock's own sheets; the stage's are left out. */
const clockRules = (root: DocumentOrShadowRoot = document) =>
  root.adoptedStyleSheets
    .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join(''))
    .filter((rules) => !rules.includes('data-found-time'))

describe('the spoken time', () => {
  it('is one valid <time>, and the art is hidden from assistive technology', () => {
    render(<Clock />)
    expect(document.querySelectorAll('time')).toHaveLength(1)
    expect(document.querySelector('time')?.dateTime).toBe('22:17')
    expect(document.querySelector('time')?.textContent).toBe('22:17')
    expect(document.querySelector('time')?.closest('[aria-hidden]')).toBeNull()
    expect(art()?.getAttribute('aria-hidden')).toBe('true')
    expect(document.querySelector('[aria-live], [role]')).toBeNull()
  })

  it('has twelve-hour words when asked, and still a 24-hour dateTime', () => {
    render(<Clock host={{ hourCycle: 12 }} />)
    expect(document.querySelector('time')?.textContent).toBe('10:17 PM')
    expect(document.querySelector('time')?.dateTime).toBe('22:17')
  })

  it('goes on with the minute', async () => {
    render(<Clock />)
    await page.pass(29_999)
    expect(document.querySelector('time')?.dateTime).toBe('22:17')
    await page.pass(1)
    expect(document.querySelector('time')?.dateTime).toBe('22:18')
  })
})

describe('the ground', () => {
  it('is more names for the art', () => {
    render(<Clock className="street" ground="sky night" />)
    expect([...art()!.classList].sort()).toEqual(['night', 'sky', 'street'])
  })

  it('may be all the names there are', () => {
    render(<Clock ground="sky" />)
    expect([...art()!.classList]).toEqual(['sky'])
  })

  it('is left out in a transparent host, and nothing else', () => {
    render(<Clock className="street" ground="sky night" host={{ transparent: true }} />)
    expect([...art()!.classList]).toEqual(['street'])
  })

  it('comes and goes with what the host is told', () => {
    const { rerender } = render(<Clock className="street" ground="sky" host={{ transparent: true }} />)
    rerender(<Clock className="street" ground="sky" />)
    expect(art()!.classList.contains('sky')).toBe(true)
    rerender(<Clock className="street" ground="sky" host={{ transparent: true }} />)
    expect(art()!.classList.contains('sky')).toBe(false)
  })
})

describe('the clock’s styles', () => {
  const css = '.face { color: red; }'

  /** Lets the stage notice that it was moved, as its size tells it in a browser. */
  const noticeMove = async () => {
    await page.layOut(0, 0)
    await page.pass(1)
  }

  it('go along when the stage is moved into a frame’s document, and leave the old one', async () => {
    const { container, unmount } = render(<Clock css={css} />)
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const other = frame.contentDocument!
    other.body.append(container)
    await noticeMove()
    expect(clockRules(other)).toEqual(['.face { color: red; }'])
    expect(other.adoptedStyleSheets).toHaveLength(2)
    expect(document.adoptedStyleSheets).toEqual([])
    unmount()
    expect(other.adoptedStyleSheets).toEqual([])
    frame.remove()
  })

  it('come again for all clocks of a root that has lost them, and leave with the last', async () => {
    const { rerender, unmount } = render([<Clock key="a" css={css} />, <Clock key="b" css={css} />])
    document.adoptedStyleSheets = []
    await noticeMove()
    expect(clockRules()).toEqual(['.face { color: red; }'])
    expect(document.adoptedStyleSheets).toHaveLength(2)
    rerender([<Clock key="b" css={css} />])
    expect(document.adoptedStyleSheets).toHaveLength(2)
    unmount()
    expect(document.adoptedStyleSheets).toEqual([])
  })

  it('are nowhere looked for when the clock has gone', async () => {
    const { unmount } = render(<Clock css={css} />)
    await page.layOut(0, 0)
    unmount()
    await page.pass(1)
    expect([document.adoptedStyleSheets, page.observers(), page.timers()]).toEqual([[], 0, 0])
  })

  it('are style elements where sheets cannot be constructed, once for two clocks', () => {
    vi.stubGlobal('CSSStyleSheet', undefined)
    const { unmount } = render([<Clock key="a" css={css} />, <Clock key="b" css={css} />])
    const texts = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)
    expect(texts).toEqual([expect.stringContaining('[data-found-time=stage]'), css])
    unmount()
    expect(document.head.querySelector('style')).toBeNull()
  })

  it('are style elements inside a shadow root there', () => {
    vi.stubGlobal('CSSStyleSheet', undefined)
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const { unmount } = render(<Clock css={css} />, { container: shadow as unknown as HTMLElement })
    expect(shadow.querySelectorAll('style')).toHaveLength(2)
    expect(document.head.querySelector('style')).toBeNull()
    unmount()
    expect(shadow.querySelector('style')).toBeNull()
  })

  it('that the page takes in no form are an error for the boundary', () => {
    vi.stubGlobal('CSSStyleSheet', undefined)
    vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Clock css={css} />)).toThrow(
      'clock-runtime: this page takes no style sheets from scripts.',
    )
    expect(document.head.querySelector('style')).toBeNull()
  })

  it('are adopted once for two clocks and dropped with the last', () => {
    const { rerender } = render([<Clock key="a" css={css} />, <Clock key="b" css={css} />])
    expect(clockRules()).toEqual(['.face { color: red; }'])
    expect(document.adoptedStyleSheets).toHaveLength(2)
    rerender([<Clock key="b" css={css} />])
    expect(clockRules()).toEqual(['.face { color: red; }'])
    rerender([])
    expect(document.adoptedStyleSheets).toEqual([])
  })

  it('leave other sheets of the page alone', () => {
    const own = new CSSStyleSheet()
    document.adoptedStyleSheets = [own]
    const { unmount } = render(<Clock css={css} />)
    expect(document.adoptedStyleSheets).toHaveLength(3)
    unmount()
    expect(document.adoptedStyleSheets).toEqual([own])
  })

  it('follow the stage’s own, so that they win', () => {
    render(<Clock css={css} />, { wrapper: StrictMode })
    expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain('[data-found-time=stage]')
    expect(document.adoptedStyleSheets[1]?.cssRules[0]?.cssText).toBe('.face { color: red; }')
  })

  it('go into the shadow root the clock is in, and leave it', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const { unmount } = render(<Clock css={css} />, {
      container: shadow.appendChild(document.createElement('div')),
    })
    expect(clockRules(shadow)).toEqual(['.face { color: red; }'])
    expect(document.adoptedStyleSheets).toEqual([])
    unmount()
    expect(shadow.adoptedStyleSheets).toEqual([])
    host.remove()
  })

  it('go into the document for a clock that is not in the page yet', () => {
    const { unmount } = render(<Clock css={css} />, { container: document.createElement('div') })
    expect(clockRules()).toEqual(['.face { color: red; }'])
    unmount()
    expect(document.adoptedStyleSheets).toEqual([])
  })

  it('are there before anything in the art measures itself', () => {
    const seen: string[][] = []
    render(
      <Clock css={css}>
        <Measuring by={() => void seen.push(clockRules())} />
      </Clock>,
    )
    expect(seen).toEqual([['.face { color: red; }']])
  })

  it('can be changed', () => {
    const { rerender } = render(<Clock css={css} />)
    rerender(<Clock css=".face { color: blue; }" />)
    expect(clockRules()).toEqual(['.face { color: blue; }'])
  })

  it('are named only inside the stage by the runtime', () => {
    render(<Clock />)
    const selectors = [...document.adoptedStyleSheets[0]!.cssRules].flatMap((rule) =>
      (rule as CSSStyleRule).selectorText.split(','),
    )
    expect(selectors.length).toBeGreaterThan(5)
    expect(selectors.filter((selector) => !/^\s*\[data-found-time=/.test(selector))).toEqual([])
  })
})

describe('the stage', () => {
  it('gives its art a class, a style and a ref', () => {
    const ref = createRef<HTMLDivElement>()
    render(<Clock className="sky" style={{ opacity: 0.5 }} artRef={ref} />)
    expect(art()?.className).toBe('sky')
    expect(art()?.getAttribute('style')).toBe('opacity: 0.5;')
    expect(ref.current).toBe(art())
  })

  it.each([
    ['a still', { mode: 'still' } as const],
    ['reduced motion', { motion: 'reduced' } as const],
  ])('stops transitions in %s', (_, host) => {
    const { rerender } = render(<Clock host={host} />)
    expect(stage()?.hasAttribute('data-still')).toBe(true)
    rerender(<Clock />)
    expect(stage()?.hasAttribute('data-still')).toBe(false)
  })

  it('rests its animations while paused', () => {
    const { rerender } = render(<Clock host={{ paused: true }} />)
    expect(stage()?.hasAttribute('data-resting')).toBe(true)
    rerender(<Clock />)
    expect(stage()?.hasAttribute('data-resting')).toBe(false)
  })

  it('rests its animations while out of sight, also when a setting changes meanwhile', async () => {
    const { rerender } = render(<Clock />)
    await page.setInSight(stage()!, false)
    expect(stage()?.hasAttribute('data-resting')).toBe(true)
    rerender(<Clock host={{ hourCycle: 12 }} />)
    expect(stage()?.hasAttribute('data-resting')).toBe(true)
    await page.setInSight(stage()!, true)
    expect(stage()?.hasAttribute('data-resting')).toBe(false)
  })

  it('leaves nothing behind', async () => {
    const { unmount } = render(<Clock images={[FACE]} fonts={[LETTERS]} />)
    unmount()
    await page.pass(0)
    expect(page.observers()).toBe(0)
    expect(page.timers()).toBe(0)
    expect(page.fonts.size).toBe(0)
    expect(document.adoptedStyleSheets).toEqual([])
  })

  it('says nothing in StrictMode', async () => {
    const errors = vi.spyOn(console, 'error')
    render(<Clock images={[FACE]} fonts={[LETTERS]} />, { wrapper: StrictMode })
    await page.arrive(FACE)
    await page.arrive(LETTERS.source)
    expect(art()?.textContent).toBe('art')
    expect(page.requested).toEqual([FACE, LETTERS.source])
    expect(errors).not.toHaveBeenCalled()
  })
})

describe('the art', () => {
  it('appears when images and fonts are there', async () => {
    render(<Clock images={[FACE]} fonts={[LETTERS]} />)
    await page.arrive(FACE)
    expect(art()?.textContent).toBe('')
    expect(stage()?.hasAttribute('data-ready')).toBe(false)
    await page.arrive(LETTERS.source)
    expect(art()?.textContent).toBe('art')
    expect(stage()?.hasAttribute('data-ready')).toBe(true)
  })

  it('appears after eight seconds anyway', async () => {
    render(<Clock images={[FACE]} />)
    await page.pass(7999)
    expect(art()?.textContent).toBe('')
    await page.pass(1)
    expect(art()?.textContent).toBe('art')
  })

  it('appears when a file fails', async () => {
    render(<Clock images={[FACE]} fonts={[LETTERS]} />)
    await page.fail(FACE)
    await page.arrive(LETTERS.source)
    expect(art()?.textContent).toBe('art')
  })

  it('appears at once when its files are already held', async () => {
    const { release } = preload({ images: [FACE] })
    await page.arrive(FACE)
    render(<Clock images={[FACE]} />)
    expect(art()?.textContent).toBe('art')
    expect(page.requested).toEqual([FACE])
    release()
  })

  it('does not wait another eight seconds where a preload has waited', async () => {
    const { release } = preload({ images: [FACE] })
    await page.pass(8000)
    render(<Clock images={[FACE]} />)
    expect(art()?.textContent).toBe('art')
    release()
  })

  it('is made anew when a late file comes, for it was drawn without', async () => {
    const drawn: number[] = []
    render(
      <Clock images={[FACE]}>
        <Drawing by={() => drawn.push(1)} />
      </Clock>,
    )
    await page.pass(8000)
    const before = document.querySelector('b')
    expect(before).not.toBeNull()
    const drawnBefore = drawn.length
    await page.arrive(FACE)
    expect(document.querySelector('b')).not.toBe(before)
    expect(drawn.length).toBeGreaterThan(drawnBefore)
  })

  it('is kept as it is when nothing was late', async () => {
    render(
      <Clock images={[FACE]}>
        <b />
      </Clock>,
    )
    await page.arrive(FACE)
    const before = document.querySelector('b')
    await page.pass(20_000)
    expect(document.querySelector('b')).toBe(before)
  })

  it('that React hides for a while and shows again has its files at once, and leaves none when it goes', async () => {
    const drawn: string[] = []
    const { rerender, unmount } = render(<Shown mode="visible" drawn={drawn} />)
    await page.arrive(FACE)
    await page.arrive(LETTERS.source)
    const before = document.querySelector('b')
    for (let times = 0; times < 2; times++) {
      rerender(<Shown mode="hidden" drawn={drawn} />)
      await page.pass(0)
      expect(page.fonts.size).toBe(0)
      expect(() => imageOf(FACE)).toThrow('is not loaded')
      rerender(<Shown mode="visible" drawn={drawn} />)
      expect(page.fonts.size).toBe(1)
      expect(document.querySelector('b')).toBe(before)
    }
    expect(drawn).toEqual([FACE, FACE, FACE])
    expect(page.requested).toEqual([FACE, LETTERS.source])
    unmount()
    await page.pass(0)
    expect(page.fonts.size).toBe(0)
    expect(() => imageOf(FACE)).toThrow('is not loaded')
  })

  it('keeps the files that stay when its list changes', async () => {
    const { rerender } = render(<Clock images={[FACE]} />)
    await page.arrive(FACE)
    rerender(<Clock images={[FACE, 'http://localhost:3000/moon.webp']} />)
    await page.pass(0)
    expect(page.requested).toEqual([FACE, 'http://localhost:3000/moon.webp'])
  })

  it('takes its typefaces along when it is moved into a frame’s document', async () => {
    const { container, unmount } = render(<Clock fonts={[LETTERS]} />)
    await page.arrive(LETTERS.source)
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const other = frame.contentDocument!
    const fonts = new Set<FontFace>()
    Object.defineProperty(other, 'fonts', { value: fonts })
    Object.assign(other.defaultView!, { FontFace })
    other.body.append(container)
    await page.layOut(0, 0)
    await page.pass(1)
    expect([...fonts].map(({ family }) => family)).toEqual(['ft-25-04-13 Letters'])
    expect(page.fonts.size).toBe(0)
    unmount()
    await page.pass(1)
    expect(fonts.size).toBe(0)
    frame.remove()
  })

  it('takes its typefaces out of the document on unmount', async () => {
    const { rerender } = render([<Clock key="a" fonts={[LETTERS]} />, <Clock key="b" fonts={[LETTERS]} />])
    expect([...page.fonts].map(({ family }) => family)).toEqual(['ft-25-04-13 Letters'])
    rerender([<Clock key="b" fonts={[LETTERS]} />])
    await page.pass(0)
    expect(page.fonts.size).toBe(1)
    rerender([])
    await page.pass(0)
    expect(page.fonts.size).toBe(0)
  })
})

describe('a server’s page', () => {
  it('is empty, and comes to life without a message', async () => {
    const messages = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    const recovered = vi.fn()
    const html = renderToString(<Clock />)
    expect(html).toBe('')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const root = await act(async () =>
      hydrateRoot(container, <Clock host={{ timeZone: 'Asia/Tokyo' }} />, { onRecoverableError: recovered }),
    )
    expect(document.querySelector('time')?.dateTime).toBe('07:17')
    for (const message of [...messages, recovered]) expect(message).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    container.remove()
  })

  it('comes to life with what is drawn imperatively', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = await act(async () => hydrateRoot(container, <DrawnClock />))
    expect(document.querySelector('b')?.title).toBe('second 30')
    await act(async () => root.unmount())
    container.remove()
  })
})

const source = fixedTime(AFTERNOON)

function DrawnClock() {
  return (
    <ClockHost timeZone="UTC" source={source}>
      <Hand />
    </ClockHost>
  )
}

function Hand() {
  useFrame(({ second }) => {
    const hand = document.querySelector('b')
    if (hand) hand.title = `second ${second}`
  })
  return (
    <Stage>
      <b />
    </Stage>
  )
}

function Measuring({ by }: { by: () => void }) {
  useLayoutEffect(() => by(), [by])
  return null
}

function Drawing({ by }: { by: () => void }) {
  useFrame(by, 'minute')
  return <b />
}
