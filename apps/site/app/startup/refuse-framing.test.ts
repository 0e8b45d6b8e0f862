// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const stop = vi.fn()
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('stop', stop)
  document.body.innerHTML = '<p>the page</p>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  stop.mockClear()
})

const script = Object.assign(document.createElement('script'), {})
script.dataset.name = 'Found Time'
Object.defineProperty(document, 'currentScript', { configurable: true, get: () => script })

/** As if another site's page held this one: whatever is asked of its address is refused. */
const foreign = {
  get location(): Location {
    throw new DOMException('', 'SecurityError')
  },
}

async function open(address: string, parent?: object) {
  window.history.replaceState(null, '', address)
  if (parent) vi.stubGlobal('parent', parent)
  await import('./refuse-framing')
}

it('leaves a page alone that is in nobody’s frame', async () => {
  await open('/about')
  expect(document.body.innerHTML).toBe('<p>the page</p>')
  expect(stop).not.toHaveBeenCalled()
})

it('leaves a page alone in a frame of this site', async () => {
  const own = {
    location,
    get parent() {
      return own
    },
  }
  await open('/about', own)
  expect(document.body.innerHTML).toBe('<p>the page</p>')
})

it.each(['/', '/about', '/25-04-13', '/25-04-13?ui=1', '/about?ui=0'])(
  'is a link to itself in another site’s frame at %s',
  async (address) => {
    await open(address, foreign)
    const links = [...document.body.children] as HTMLAnchorElement[]
    expect(links.map(({ outerHTML }) => outerHTML)).toEqual([
      `<a href="${window.location.href}" target="_blank" rel="noopener">Found Time</a>`,
    ])
    expect(stop).toHaveBeenCalledOnce()
  },
)

it.each(['/25-04-13?ui=0', '/today?ui=0&tz=UTC'])(
  'is itself in another site’s frame at %s',
  async (address) => {
    await open(address, foreign)
    expect(document.body.innerHTML).toBe('<p>the page</p>')
    expect(stop).not.toHaveBeenCalled()
  },
)
