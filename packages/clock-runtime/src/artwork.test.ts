// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { imageOf, preload } from './index'
import { enterPage, type Page } from './test-utils'

const SUN = 'http://localhost:3000/sun.webp'
const MOON = 'http://localhost:3000/moon.webp'
const LETTERS = {
  family: 'ft-25-04-13 Letters',
  source: 'http://localhost:3000/letters.woff2',
  weight: '100 900',
}

let page: Page
beforeEach(() => {
  page = enterPage(0)
})
afterEach(() => page.leave())

describe('preloading', () => {
  it('is ready when every file is there, and names none', async () => {
    const { ready, release } = preload({ images: [SUN], fonts: [LETTERS] })
    await page.arrive(SUN)
    await page.arrive(LETTERS.source)
    expect(await ready).toEqual([])
    expect(page.timers()).toBe(0)
    release()
  })

  it('is ready at once when there is nothing to fetch', async () => {
    expect(await preload({}).ready).toEqual([])
  })

  it('names the files that failed', async () => {
    const { ready, release } = preload({ images: [SUN, MOON], fonts: [LETTERS] })
    await page.arrive(SUN)
    await page.fail(MOON)
    await page.fail(LETTERS.source)
    expect(await ready).toEqual([MOON, LETTERS.source])
    release()
  })

  it('tells the console of the first file that did not come and of the guide, once for a page', async () => {
    vi.resetModules() // other tests have used up the one time
    const { preload } = await import('./index')
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const address of [MOON, SUN]) {
      const { settled, release } = preload({ images: [address] })
      await page.fail(address)
      await settled
      release()
    }
    expect(told.mock.calls).toEqual([
      [
        'clock-runtime: http://localhost:3000/moon.webp did not come, and perhaps others. Where your bundler leaves files out, see https://code.found-time.example/found-time/docs/importing.md',
      ],
    ])
  })

  it('names the files that ran out of time after eight seconds', async () => {
    const { ready, release } = preload({ images: [SUN, MOON] })
    await page.arrive(SUN)
    await page.pass(8000)
    expect(await ready).toEqual([MOON])
    release()
  })

  it('is settled when the last late file has come', async () => {
    const { settled, release } = preload({ images: [SUN] })
    let done = false
    settled.then(() => {
      done = true
    })
    await page.pass(60_000)
    expect(done).toBe(false)
    await page.arrive(SUN)
    expect(done).toBe(true)
    release()
  })

  it('fetches a file once, however many ask', () => {
    const first = preload({ images: [SUN], fonts: [LETTERS] })
    const second = preload({ images: [SUN], fonts: [LETTERS] })
    expect(page.requested).toEqual([SUN, LETTERS.source])
    expect(page.fonts.size).toBe(1)
    first.release()
    expect(page.fonts.size).toBe(1)
    second.release()
    expect(page.fonts.size).toBe(0)
  })

  it('does no harm when released twice', () => {
    const first = preload({ fonts: [LETTERS] })
    const second = preload({ fonts: [LETTERS] })
    first.release()
    first.release()
    expect(page.fonts.size).toBe(1)
    second.release()
  })

  it('leaves no timer when released early', () => {
    const { release } = preload({ images: [SUN], fonts: [LETTERS] })
    expect(page.timers()).toBe(2)
    release()
    expect(page.timers()).toBe(0)
  })

  it('tries a failed file again once everybody has let go', async () => {
    const first = preload({ images: [SUN] })
    await page.fail(SUN)
    first.release()
    preload({ images: [SUN] }).release()
    expect(page.requested).toEqual([SUN, SUN])
  })

  it('gives the typeface its name and weight', () => {
    const { release } = preload({ fonts: [LETTERS] })
    expect([...page.fonts]).toMatchObject([
      {
        family: 'ft-25-04-13 Letters',
        source: 'url("http://localhost:3000/letters.woff2")',
        descriptors: { weight: '100 900' },
      },
    ])
    release()
  })
})

describe('a picture', () => {
  it('is given for drawing', () => {
    const { release } = preload({ images: [SUN] })
    expect(imageOf(SUN).src).toBe(SUN)
    release()
  })

  it('is asked for as a canvas may take it where the page has no origin', () => {
    const askedAs = () => {
      const { release } = preload({ images: [SUN] })
      const { crossOrigin } = imageOf(SUN)
      release()
      return crossOrigin
    }
    expect(askedAs()).toBeNull()
    vi.stubGlobal('origin', 'null')
    expect(askedAs()).toBe('anonymous')
    vi.unstubAllGlobals()
    expect(askedAs()).toBeNull()
  })

  it('of another host is asked for as a texture needs it, and without that leave as it can be drawn', async () => {
    const FAR = 'https://files.example/sun.webp'
    const { ready, release } = preload({ images: [FAR] })
    expect(imageOf(FAR).crossOrigin).toBe('anonymous')
    await page.fail(FAR)
    expect(imageOf(FAR).crossOrigin).toBeNull()
    expect(page.requested).toEqual([FAR, FAR])
    await page.arrive(FAR)
    expect(await ready).toEqual([])
    release()
  })

  it('that failed has no address, for drawing a broken one throws', async () => {
    const { release } = preload({ images: [SUN] })
    await page.fail(SUN)
    expect(imageOf(SUN).hasAttribute('src')).toBe(false)
    release()
  })

  it('that was not asked for is an error that says what to do', () => {
    expect(() => imageOf(MOON)).toThrow(
      new Error(
        'clock-runtime: http://localhost:3000/moon.webp is not loaded. Give it to the stage in `images`.',
      ),
    )
  })
})
