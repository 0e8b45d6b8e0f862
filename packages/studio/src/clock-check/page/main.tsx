/** What the kit drives: mounts clocks in boxes on a white page and lets simulated time pass over them. */

import { clocks } from 'virtual:clocks'
import {
  ClockHost,
  type ClockModule,
  fixedTime,
  type HourCycle,
  type Motion,
  type TimeSource,
} from '@found-time/clock-runtime'
import * as React from 'react'
import { Component, Fragment, Profiler, type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { fakeClock } from './fake-clock'
import { hostTimeUses } from './host-time'
import { layoutShift, type Painted, watchPainting } from './painting'

export interface Setting {
  /** Which box; an existing one is rendered anew. */
  readonly id: string
  readonly epochMs: number
  /** `still` stands at the moment, `live` goes on from it as the kit steps. */
  readonly mode: 'still' | 'live'
  readonly timeZone?: string
  readonly hourCycle?: HourCycle
  readonly motion?: Motion
  readonly paused?: boolean
  readonly transparent?: boolean
  /** In StrictMode, where React renders and mounts everything twice to bring mistakes to light. */
  readonly strict?: boolean
  /** The box, in CSS pixels. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a clock's module exports, as far as it can leave the page. */
export interface ModuleFacts {
  readonly exports: string[]
  readonly component: boolean
  readonly images: unknown
  readonly fonts: unknown
  readonly notes: unknown
}

interface Box {
  readonly element: HTMLElement
  readonly root: Root
  source?: { readonly key: string; readonly source: TimeSource }
}

/**
 * In development React takes a stack trace of each element it makes, ten thousand of them before it rests: a third of
 * the time that checking takes. Its warnings name the component without them. Where React has no such number, nothing
 * happens.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } =
  React as never as {
    [name: string]: object | undefined
  }
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

/** A stage that hangs; no verdict on how soon it is ready. */
const TIMEOUT_MS = 40_000
const boxes = new Map<string, Box>()
const errors: string[] = []
let commits = 0

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

const load = (clock: string) => (clocks as Record<string, () => Promise<ClockModule>>)[clock]!()
const tell = (error: unknown) => errors.push(error instanceof Error ? error.message : String(error))

/** One source for one setting: a new source would be a new host. */
function sourceOf(box: Box, { mode, epochMs }: Setting): TimeSource {
  const key = `${mode} ${epochMs}`
  if (box.source?.key !== key) {
    const offsetMs = epochMs - fakeClock.wallMs()
    const source =
      mode === 'still' ? fixedTime(epochMs) : { now: () => offsetMs + fakeClock.wallMs(), rate: 1 }
    box.source = { key, source }
  }
  return box.source.source
}

async function mount(clock: string, settings: readonly Setting[]): Promise<void> {
  const { default: Clock } = await load(clock)
  const known = errors.length
  for (const setting of settings) {
    const {
      id,
      left,
      top,
      width,
      height,
      timeZone = 'UTC',
      hourCycle,
      motion = 'full',
      paused,
      transparent,
      strict = false,
      mode,
    } = setting
    let box = boxes.get(id)
    if (!box) {
      const element = document.createElement('div')
      element.dataset.box = id
      document.body.append(element)
      const root = createRoot(element, { onCaughtError: tell, onUncaughtError: tell })
      box = { element, root }
      boxes.set(id, box)
    }
    box.element.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`
    const { root } = box
    const source = sourceOf(box, setting)
    const Mode = strict ? StrictMode : Fragment
    // At once: work that React puts off could come after the picture is taken.
    flushSync(() =>
      root.render(
        <Mode>
          <Profiler id={id} onRender={() => void commits++}>
            <Boundary>
              <ClockHost seed={clock} {...{ source, timeZone, hourCycle, motion, paused, transparent, mode }}>
                <Clock />
              </ClockHost>
            </Boundary>
          </Profiler>
        </Mode>,
      ),
    )
  }
  await fakeClock.flush()
  const startMs = performance.now()
  const waiting = () =>
    settings.some(
      ({ id }) => !document.querySelector(`[data-box="${id}"] [data-found-time=stage][data-ready]`),
    )
  while (waiting() && errors.length === known) {
    if (performance.now() - startMs > TIMEOUT_MS)
      throw new Error(`its stage is not ready after ${TIMEOUT_MS / 1000} seconds`)
    fakeClock.step(0) // a stage's canvases begin in one frame each
    await fakeClock.painted()
  }
  if (errors.length > known) throw new Error(`it throws: ${errors[known]}`)
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await fakeClock.painted()
  await fakeClock.painted()
  // What is laid out by its box's size is rendered after the frame that has told the size.
  await fakeClock.flush()
  await fakeClock.painted()
}

/** @param ids - Which boxes; all unless told. */
async function unmount(ids: readonly string[] = [...boxes.keys()]): Promise<void> {
  painting?.stop()
  painting = undefined
  for (const id of ids) {
    const box = boxes.get(id)
    box?.root.unmount()
    box?.element.remove()
    boxes.delete(id)
  }
  await fakeClock.flush()
  await fakeClock.painted()
}

/** Lets simulated time pass, a frame every so often. */
async function run(ms: number, frameMs: number): Promise<void> {
  let steps = 0
  for (let passedMs = 0; passedMs < ms; passedMs += frameMs) {
    fakeClock.step(Math.min(frameMs, ms - passedMs))
    // What hooks into the time renders in microtasks. Waiting longer lets the browser paint what nobody looks at.
    await Promise.resolve()
    if (++steps % 8 === 0) await fakeClock.flush()
  }
  await fakeClock.flush()
}

export interface Worked extends Painted {
  /** Frames of a screen of sixty a second that have passed, the one with the work included. */
  readonly frames: number
}

let painting: ReturnType<typeof watchPainting> | undefined

/** Begins to watch what is painted on the only stage. */
function watch(): void {
  painting?.stop()
  painting = watchPainting(document.querySelector('[data-found-time=stage]')!)
}

/**
 * Lets time pass as on a screen of sixty frames a second until a frame in which something has run is painted.
 * @param frames - The most that may pass.
 */
async function nextWork(frames: number): Promise<Worked> {
  const ran = fakeClock.ran()
  let passed = 0
  do fakeClock.step(1000 / 60)
  while (++passed < frames && fakeClock.ran() === ran)
  await fakeClock.flush()
  await fakeClock.painted()
  return { frames: passed, ...painting!.taken() }
}

/** What CSS shows a second later: shorter transitions at their end, longer ones on their way, no endless ones. */
async function settle(): Promise<void> {
  await fakeClock.painted()
  for (const animation of document.getAnimations()) {
    const endMs = Number(animation.effect?.getComputedTiming().endTime)
    if (endMs === Number.POSITIVE_INFINITY) animation.cancel()
    else if (endMs <= 1000) animation.finish()
    else {
      animation.pause()
      animation.currentTime = 1000
    }
  }
  await fakeClock.painted()
  await fakeClock.painted()
}

async function facts(clock: string): Promise<ModuleFacts> {
  const { default: component, images, fonts, notes, ...others } = await load(clock)
  const isComponent =
    typeof component === 'function' || (typeof component === 'object' && component && '$$typeof' in component)
  return { exports: Object.keys(others), component: !!isComponent, images, fonts, notes }
}

/** Elements whose words change, for a clause that watches them. */
let words: { readonly changed: Set<Element>; readonly observer: MutationObserver } | undefined

const kit = {
  words,
  fakeClock,
  mount,
  unmount,
  run,
  watch,
  nextWork,
  layoutShift,
  settle,
  facts,
  hostTimeUses,
  errors,
  commits: () => commits,
}

declare global {
  interface Window {
    kit: typeof kit
  }
}

window.kit = kit
