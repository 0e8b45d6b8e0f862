/** What the camera drives: `stillPage.show(…)` mounts a clock and resolves once its picture is complete. */

import { clocks } from 'virtual:clocks'
import {
  ClockHost,
  type ClockModule,
  fixedTime,
  type HourCycle,
  type Motion,
} from '@found-time/clock-runtime'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

export interface Exposure {
  /** The clock's name: its date. */
  readonly clock: string
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly epochMs: number
  readonly timeZone: string
  readonly hourCycle: HourCycle
  readonly motion: Motion
  readonly seed: string
}

let mounted: { root: Root; clock: string } | undefined

async function show({ clock, epochMs, ...settings }: Exposure): Promise<void> {
  const load = (clocks as Record<string, () => Promise<ClockModule>>)[clock]
  if (!load) throw new Error(`There is no clock ${clock}.`)
  const { default: Clock } = await load()
  if (mounted?.clock !== clock) {
    mounted?.root.unmount()
    const element = document.getElementById('stage')
    if (!element) throw new Error('The page has no stage.')
    mounted = { root: createRoot(element), clock }
  }
  mounted.root.render(
    <StrictMode>
      <ClockHost source={fixedTime(epochMs)} mode="still" {...settings}>
        <Clock />
      </ClockHost>
    </StrictMode>,
  )
  await settled()
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function settled(): Promise<void> {
  while (!document.querySelector('[data-found-time="stage"][data-ready]')) await frame()
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  // One frame for React to commit what readiness changed, one for the browser to paint it.
  await frame()
  await frame()
}

declare global {
  interface Window {
    stillPage: { show(exposure: Exposure): Promise<void> }
  }
}

window.stillPage = { show }
