/** Shows one clock several times at once: at other times, in other shapes, under reduced motion. */
import { clocks } from 'virtual:clocks'
import {
  ClockHost,
  type ClockModule,
  fixedTime,
  type Motion,
  type TimeSource,
} from '@found-time/clock-runtime'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { heard } from './heard'

export interface Shot {
  /** CSS pixels of the page. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly epochMs: number
  readonly motion: Motion
  /** It runs for a second and a half before that moment, and stands there: what it draws over is seen too. */
  readonly running: boolean
}

const TIMEOUT_MS = 15_000
const RUNNING_MS = 1500
const SETTLING_FRAMES = 20

let roots: Root[] = []

interface Startable extends TimeSource {
  start(): void
}

/** Stands before a moment until it is started, then goes on to it. */
function untilThen(epochMs: number): Startable {
  let startMs: number | undefined
  const passedMs = () => (startMs === undefined ? 0 : performance.now() - startMs)
  return {
    rate: 1,
    now: () => Math.min(epochMs, epochMs - RUNNING_MS + passedMs()),
    start() {
      startMs = performance.now()
    },
  }
}

const inRunning = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target?.closest('[data-running=true]') !== null

let webgl = true
const getContext = HTMLCanvasElement.prototype.getContext
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
  return kind.startsWith('webgl') && !webgl ? null : getContext.call(this, kind, options)
} as typeof getContext

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * @param withWebGL - False: as on a machine that has none.
 * @returns What the page has said on its console meanwhile.
 * @throws {Error} When a stage is not ready after fifteen seconds.
 */
async function show(clock: string, shots: readonly Shot[], withWebGL = true): Promise<string[]> {
  for (const root of roots) root.unmount()
  document.body.replaceChildren()
  heard.length = 0
  webgl = withWebGL
  const startable: Startable[] = []
  const sources = shots.map(({ epochMs, running }) => {
    if (!running) return fixedTime(epochMs)
    const source = untilThen(epochMs)
    startable.push(source)
    return source
  })
  const { default: Clock } = await (clocks as Record<string, () => Promise<ClockModule>>)[clock]!()
  roots = shots.map(({ left, top, width, height, motion, running }, index) => {
    const box = document.createElement('div')
    box.dataset.running = `${running}`
    box.style.cssText = `position:absolute;overflow:hidden;left:${left}px;top:${top}px;width:${width}px;height:${height}px`
    document.body.append(box)
    const root = createRoot(box)
    root.render(
      <StrictMode>
        <ClockHost
          seed={clock}
          source={sources[index]}
          timeZone="UTC"
          mode={running ? 'live' : 'still'}
          motion={motion}
        >
          <Clock />
        </ClockHost>
      </StrictMode>,
    )
    return root
  })
  const startMs = performance.now()
  const ready = () => document.querySelectorAll('[data-found-time=stage][data-ready]').length === shots.length
  while (!ready() && heard.length === 0) {
    if (performance.now() - startMs > TIMEOUT_MS) throw new Error('its stage is not ready after 15 seconds')
    await frame()
  }
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  for (const source of startable) source.start()
  while (sources.some((source, index) => source.now() < shots[index]!.epochMs)) await frame()
  // Some lay out once they know their size, and tell React, and draw in the frame after that.
  for (let count = 0; count < SETTLING_FRAMES; count++) await frame()
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (inRunning(animation) && Number.isFinite(endTime)) animation.finish()
    else animation.cancel()
  }
  await frame()
  await frame()
  return [...heard]
}

declare global {
  interface Window {
    engines: { show: typeof show }
  }
}

window.engines = { show }
