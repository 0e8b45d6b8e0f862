/** Shows one clock several times at once: at other times, in other shapes, under reduced motion. */
import { clocks } from 'virtual:clocks'
import { ClockHost, type ClockModule, fixedTime, type Motion } from '@found-time/clock-runtime'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { heard } from './heard'

export interface Plate {
  /** CSS pixels of the page. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly epochMs: number
  readonly motion: Motion
}

const TIMEOUT_MS = 15_000
const SETTLING_FRAMES = 20

let roots: Root[] = []

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * @returns What the page has said on its console meanwhile.
 * @throws {Error} When a stage is not ready after fifteen seconds.
 */
async function show(clock: string, plates: readonly Plate[]): Promise<string[]> {
  for (const root of roots) root.unmount()
  document.body.replaceChildren()
  heard.length = 0
  const { default: Clock } = await (clocks as Record<string, () => Promise<ClockModule>>)[clock]!()
  roots = plates.map(({ left, top, width, height, epochMs, motion }) => {
    const box = document.createElement('div')
    box.style.cssText = `position:absolute;overflow:hidden;left:${left}px;top:${top}px;width:${width}px;height:${height}px`
    document.body.append(box)
    const root = createRoot(box)
    root.render(
      <StrictMode>
        <ClockHost seed={clock} source={fixedTime(epochMs)} timeZone="UTC" mode="still" motion={motion}>
          <Clock />
        </ClockHost>
      </StrictMode>,
    )
    return root
  })
  const startMs = performance.now()
  const ready = () =>
    document.querySelectorAll('[data-found-time=stage][data-ready]').length === plates.length
  while (!ready() && heard.length === 0) {
    if (performance.now() - startMs > TIMEOUT_MS) throw new Error('its stage is not ready after 15 seconds')
    await frame()
  }
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  // Some lay out once they know their size, and tell React, and draw in the frame after that.
  for (let count = 0; count < SETTLING_FRAMES; count++) await frame()
  for (const animation of document.getAnimations()) animation.cancel()
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
