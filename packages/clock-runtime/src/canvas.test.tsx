// @vitest-environment jsdom
import { type RenderOptions, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Canvas, type CanvasFrame, CanvasStage, type CanvasStageProps, createOffscreen } from './canvas'
import { ClockHost, type ClockHostProps, Stage } from './index'
import { enterPage, type Page } from './test-utils'

let page: Page
let contexts: Map<HTMLCanvasElement, ReturnType<typeof fakeContext>>
beforeEach(() => {
  page = enterPage(Date.UTC(2025, 3, 13, 10, 42, 7))
  contexts = new Map()
  page.contexts['2d'] = (canvas) => {
    const context = contexts.get(canvas) ?? fakeContext()
    contexts.set(canvas, context)
    return context
  }
})
afterEach(() => page.leave())

const fakeContext = () => ({
  reset: vi.fn(),
  setTransform: vi.fn(),
  scale: vi.fn(),
  clearRect: vi.fn(),
  drawImage: vi.fn(),
  fillText: vi.fn(),
})

function Clock({ host, ...props }: CanvasStageProps & { host?: ClockHostProps }) {
  return (
    <ClockHost timeZone="UTC" {...host}>
      <CanvasStage beat="second" {...props} />
    </ClockHost>
  )
}

/** As a browser does, lets what follows a commit happen before it lays out. */
async function mount(clock: ReactNode, options?: RenderOptions) {
  const mounted = render(clock, options)
  await page.pass(0)
  return mounted
}

const canvas = () => document.querySelector('canvas')!
const frames = (draw: ReturnType<typeof vi.fn>) => draw.mock.calls.map(([frame]) => frame as CanvasFrame)

describe('a canvas stage', () => {
  it('has as many pixels as its box has on the screen', async () => {
    vi.stubGlobal('devicePixelRatio', 2)
    const draw = vi.fn()
    await mount(<Clock draw={draw} />)
    await page.layOut(320, 180.5)
    expect([canvas().width, canvas().height]).toEqual([640, 361])
    expect(frames(draw).at(-1)).toMatchObject({ width: 320, height: 180.5, ratio: 2 })
    expect(contexts.get(canvas())?.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0)
  })

  it('covers a part of the stage, on whole pixels of the screen, and is drawn on in the stage’s coordinates', async () => {
    vi.stubGlobal('devicePixelRatio', 2)
    const draw = vi.fn()
    await mount(
      <Clock
        draw={draw}
        part={({ width, height }) => ({ left: width / 2 + 0.3, top: height - 20.2, width: 60, height: 10 })}
      />,
    )
    await page.layOut(320, 180)
    const { left, top, width, height } = canvas().style
    expect([left, top, width, height]).toEqual(['160px', '159.5px', '60.5px', '10.5px'])
    expect(canvas().style.getPropertyPriority('left')).toBe('important')
    expect([canvas().width, canvas().height]).toEqual([121, 21])
    expect(frames(draw).at(-1)).toMatchObject({ width: 320, height: 180, ratio: 2 })
    expect(contexts.get(canvas())?.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, -320, -319)
  })

  it('has no more pixels than allowed', async () => {
    vi.stubGlobal('devicePixelRatio', 3)
    const draw = vi.fn()
    await mount(<Clock draw={draw} maxPixels={40_000} />)
    await page.layOut(400, 400)
    expect([canvas().width, canvas().height]).toEqual([200, 200])
    expect(frames(draw).at(-1)).toMatchObject({ width: 400, height: 400, ratio: 0.5 })
  })

  it('has no box until its part is known, so that nothing on the page seems to shift', async () => {
    const part = () => ({ left: 100, top: 50, width: 60, height: 10 })
    await mount(<Clock draw={() => {}} part={part} />)
    expect([canvas().style.width, canvas().style.height]).toEqual(['0px', '0px'])
    await page.layOut(320, 180)
    expect([canvas().style.width, canvas().style.height]).toEqual(['60px', '10px'])
  })

  it('draws first when its box is known, once', async () => {
    const draw = vi.fn()
    await mount(<Clock draw={draw} host={{ paused: true }} />)
    expect(draw).not.toHaveBeenCalled()
    await page.layOut(300, 300)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('draws each beat on a clear ground', async () => {
    const draw = vi.fn()
    await mount(<Clock draw={draw} />)
    await page.layOut(300, 150)
    await page.pass(2000)
    expect(frames(draw).map(({ time }) => time.second)).toEqual([7, 8, 9])
    expect(contexts.get(canvas())?.reset).toHaveBeenCalledTimes(3)
    expect(contexts.get(canvas())?.clearRect).not.toHaveBeenCalled()
  })

  it('clears its part of the stage in browsers that cannot reset a context', async () => {
    const context = { ...fakeContext(), reset: undefined }
    page.contexts['2d'] = () => context
    const part = () => ({ left: 100, top: 50, width: 60, height: 10 })
    await mount(<Clock draw={() => {}} part={part} />)
    await page.layOut(300, 150)
    expect(context.clearRect).toHaveBeenLastCalledWith(100, 50, 60, 10)
  })

  it('is drawn again when resized while paused', async () => {
    const draw = vi.fn()
    await mount(<Clock draw={draw} host={{ paused: true }} />)
    await page.layOut(300, 300)
    await page.pass(5000)
    await page.layOut(160, 90)
    expect(frames(draw).map(({ width, time }) => [width, time.second])).toEqual([
      [300, 7],
      [160, 7],
    ])
  })

  it('waits while its box is empty', async () => {
    const draw = vi.fn()
    await mount(<Clock draw={draw} />)
    await page.layOut(0, 0)
    await page.pass(1000)
    expect(draw).not.toHaveBeenCalled()
    await page.layOut(300, 300)
    expect(frames(draw).at(-1)?.time.second).toBe(8)
  })

  it('shows another drawing and other settings at once, even while paused', async () => {
    const first = vi.fn()
    const second = vi.fn()
    const { rerender } = await mount(<Clock draw={first} host={{ paused: true }} />)
    await page.layOut(300, 300)
    rerender(<Clock draw={second} host={{ paused: true, hourCycle: 12, seed: 'b' }} />)
    expect(frames(second).at(-1)).toMatchObject({ hourCycle: 12, seed: 'b', motion: 'full' })
  })

  it('draws a frame a second under reduced motion', async () => {
    const draw = vi.fn()
    await mount(<Clock draw={draw} beat="frame" host={{ motion: 'reduced' }} />)
    await page.layOut(300, 300)
    await page.pass(3000)
    expect(draw).toHaveBeenCalledTimes(4)
  })

  it('draws the first pictures of several canvases in one frame each, and shows them together', async () => {
    const drawn: string[] = []
    const stage = () => document.querySelector('[data-found-time=stage]')
    const canvas = (name: string) => <Canvas draw={() => void drawn.push(name)} beat="minute" />
    await mount(
      <ClockHost timeZone="UTC">
        <Stage>
          {canvas('ground')}
          {canvas('hands')}
          {canvas('dust')}
        </Stage>
      </ClockHost>,
    )
    await page.layOut(300, 300)
    expect([drawn, stage()?.hasAttribute('data-ready')]).toEqual([['ground'], false])
    await page.pass(16)
    await page.layOut(300, 300)
    expect([drawn.slice(1), stage()?.hasAttribute('data-ready')]).toEqual([['ground', 'hands'], false])
    await page.pass(16)
    await page.layOut(300, 300)
    expect([drawn.slice(3), stage()?.hasAttribute('data-ready')]).toEqual([['ground', 'hands', 'dust'], true])
  })

  it('lays its children over the canvas', async () => {
    await mount(
      <Clock draw={() => {}}>
        <b />
      </Clock>,
    )
    expect(canvas().nextElementSibling?.tagName).toBe('B')
  })

  it('gives the pictures of its stage to the drawing', async () => {
    const drawn: string[] = []
    await mount(
      <Clock
        images={['http://localhost:3000/map.webp']}
        draw={({ image }) => drawn.push(image('http://localhost:3000/map.webp').src)}
      />,
    )
    await page.arrive('http://localhost:3000/map.webp')
    await page.layOut(300, 300)
    expect(drawn).toContain('http://localhost:3000/map.webp')
  })

  it('is drawn again when its context is restored, layers too', async () => {
    const paint = vi.fn()
    await mount(<Clock draw={({ layer }) => layer('map', '', paint)} host={{ paused: true }} />)
    await page.layOut(300, 300)
    canvas().dispatchEvent(new Event('contextrestored'))
    expect(paint).toHaveBeenCalledTimes(2)
  })

  it('gives its pixels back and stops on unmount', async () => {
    const draw = vi.fn()
    const { unmount } = await mount(<Clock draw={({ layer }) => layer('map', '', draw)} />, {
      wrapper: StrictMode,
    })
    await page.layOut(300, 300)
    const surfaces = [...contexts.keys()]
    expect(surfaces.map(({ width }) => width)).toEqual([300, 300])
    unmount()
    await page.pass(5000)
    expect(surfaces.map(({ width }) => width)).toEqual([0, 0])
    expect(draw).toHaveBeenCalledTimes(1)
    expect([page.observers(), page.timers()]).toEqual([0, 0])
  })

  it('stays empty, without a word, where there is no 2D context', async () => {
    page.contexts['2d'] = () => null
    const draw = vi.fn()
    await mount(<Clock draw={draw} />)
    await page.layOut(300, 300)
    expect(draw).not.toHaveBeenCalled()
  })
})

describe('a layer', () => {
  it('is painted again only when its key or the size changes', async () => {
    const paint = vi.fn()
    await mount(<Clock draw={({ layer, time }) => layer('map', time.second < 9 ? 'day' : 'night', paint)} />)
    await page.layOut(300, 300)
    expect(paint).toHaveBeenCalledTimes(1)
    await page.pass(1000)
    expect(paint).toHaveBeenCalledTimes(1)
    await page.pass(1000)
    expect(paint).toHaveBeenCalledTimes(2)
    await page.pass(5000)
    expect(paint).toHaveBeenCalledTimes(2)
    await page.layOut(200, 300)
    expect(paint).toHaveBeenCalledTimes(3)
  })

  it('is as large as the canvas and laid over all of it', async () => {
    vi.stubGlobal('devicePixelRatio', 2)
    await mount(<Clock draw={({ layer }) => layer('map', '', (context) => context.fillText('N', 1, 2))} />)
    await page.layOut(300, 150)
    const [surface, context] = [...contexts].find(([element]) => element !== canvas())!
    expect([surface.width, surface.height]).toEqual([600, 300])
    expect(context.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0)
    expect(context.fillText).toHaveBeenCalledTimes(1)
    expect(contexts.get(canvas())?.drawImage).toHaveBeenLastCalledWith(surface, 0, 0, 300, 150)
  })

  it('is kept apart from other layers by its name', async () => {
    const paint = vi.fn()
    await mount(
      <Clock
        draw={({ layer }) => {
          layer('sea', 'blue', paint)
          layer('land', 'green', paint)
        }}
      />,
    )
    await page.layOut(300, 300)
    await page.pass(1000)
    expect(paint).toHaveBeenCalledTimes(2)
  })
})

/** A ground, and a canvas over it. */
function Layers({ transparent, draw }: { transparent: boolean; draw: CanvasStageProps['draw'] }) {
  return (
    <ClockHost timeZone="UTC" transparent={transparent}>
      <Stage>
        <Canvas draw={draw} beat="minute" ground />
        <Canvas draw={draw} beat="second" />
      </Stage>
    </ClockHost>
  )
}

describe('the ground', () => {
  it('is a canvas like the others', async () => {
    await mount(<Layers transparent={false} draw={() => {}} />)
    expect(document.querySelectorAll('canvas')).toHaveLength(2)
  })

  it('is not there in a transparent host, and the others are told', async () => {
    const draw = vi.fn()
    await mount(<Layers transparent draw={draw} />)
    await page.layOut(320, 180)
    expect(document.querySelectorAll('canvas')).toHaveLength(1)
    expect(frames(draw).at(-1)?.transparent).toBe(true)
  })

  it('that a canvas keeps as a layer is painted anew when it is to be left out', async () => {
    const paint = vi.fn()
    const draw = ({ layer }: CanvasFrame) => layer('sky', 'day', paint)
    const { rerender } = await mount(<Clock draw={draw} />)
    await page.layOut(320, 180)
    rerender(<Clock draw={draw} host={{ transparent: true }} />)
    rerender(<Clock draw={draw} host={{ transparent: true }} />)
    expect(paint).toHaveBeenCalledTimes(2)
  })
})

describe('a canvas that is not shown', () => {
  it('has the pixels that its size needs, and is drawn on in CSS pixels', () => {
    createOffscreen(10.5, 20, 3)
    const [made, context] = [...contexts].at(-1)!
    expect([made.width, made.height, made.isConnected]).toEqual([32, 60, false])
    expect(context.scale.mock.calls).toEqual([[3, 3]])
  })

  it('has a pixel for each CSS pixel unless told', () => {
    createOffscreen(16, 9)
    const [made] = [...contexts].at(-1)!
    expect([made.width, made.height]).toEqual([16, 9])
  })
})
