/** One page in a browser of its own, and the processor time that the whole browser takes for it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import { launchBrowser } from '../measure/browser.ts'
import { readBusyTicks, readProcesses, ticksPerSecond, treeTicks } from '../measure/processor-time.ts'
import { isQuiet, type Sample } from './report.ts'

const SIZE = { width: 1280, height: 800 }
const TIMEOUT_MS = 30_000

/** How often a page is measured at most, when others are at work on this machine. */
const ATTEMPTS = 5

/** How often a window is told its size at most. */
const SIZINGS = 5

/** A window takes its new size some time after it is told. */
const SETTLE_MS = 200

export interface MeasureOptions {
  readonly url: string
  /** Script that is true as soon as the page shows what it is for. */
  readonly ready: string
  readonly reducedMotion?: boolean
  /** With another tab in front. */
  readonly hidden?: boolean
  /** From ready, and hidden, to the beginning of the measure. */
  readonly warmSeconds: number
  readonly seconds: number
}

/**
 * Measures again while others are at work on this machine: a page that waits for a processor draws fewer frames, and
 * seems to cost less.
 * @returns The quietest measure: the first one in which nobody else did much, else that in which they did least.
 * @throws {Error} When the page does not become ready within thirty seconds, or cannot be hidden.
 */
export async function measurePage({
  url,
  warmSeconds,
  seconds,
  ...options
}: MeasureOptions): Promise<Sample> {
  const browser = await launchBrowser()
  try {
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const root = processInfo.find(({ type }) => type === 'browser')?.id
    if (root === undefined) throw new Error('The browser does not tell its process.')
    const { evaluate, hide } = await openTab(session, url, Boolean(options.reducedMotion))
    const endMs = performance.now() + TIMEOUT_MS
    while (!(await evaluate(options.ready))) {
      if (performance.now() > endMs) throw new Error(`${url} does not become ready.`)
      await sleep(100)
    }
    if (options.hidden) await hide()
    await sleep(warmSeconds * 1000)
    const measure = async (): Promise<Sample> => {
      const read = () => ({
        ms: performance.now(),
        browser: treeTicks(root, readProcesses()),
        machine: readBusyTicks(),
      })
      const before = read()
      await sleep(seconds * 1000)
      const after = read()
      const perCore = (ticksPerSecond() * (after.ms - before.ms)) / 1000
      const browser = after.browser - before.browser
      const others = Math.max(0, after.machine - before.machine - browser)
      return { cores: browser / perCore, others: others / perCore }
    }
    let quietest = await measure()
    for (let attempt = 1; attempt < ATTEMPTS && !isQuiet(quietest); attempt++) {
      const next = await measure()
      if (next.others < quietest.others) quietest = next
    }
    const shown = await evaluate(
      "document.visibilityState + ' ' + [innerWidth, innerHeight, devicePixelRatio]",
    )
    const wanted = `${options.hidden ? 'hidden' : 'visible'} ${SIZE.width},${SIZE.height},1`
    if (shown !== wanted) throw new Error(`${url} was ${shown}; it should have been ${wanted}.`)
    return quietest
  } finally {
    await browser.close()
  }
}

/**
 * Opens a page in a context that Playwright does not look after: for its own, it makes the browser believe that they
 * are always in front.
 */
async function openTab(session: CDPSession, url: string, reducedMotion: boolean) {
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const blank = { url: 'about:blank', browserContextId }
  const { targetId } = await session.send('Target.createTarget', { ...blank, ...SIZE })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, (answer: Answer) => void>()
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer: Answer = JSON.parse(message)
    waiting.get(answer.id)?.(answer)
  })
  let last = 0
  const send = async (method: string, params: object): Promise<Answer['result']> => {
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    await session.send('Target.sendMessageToTarget', { sessionId, message })
    const { result, error } = await answered
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const evaluate = async (script: string) =>
    (await send('Runtime.evaluate', { expression: script }))?.result?.value
  // The window itself: of an emulated size, only what fits into the window is painted.
  const { windowId } = await session.send('Browser.getWindowForTarget', { targetId })
  // A window that is new may not have its bars yet: what it says is asked for again.
  for (let attempt = 0; attempt < SIZINGS; attempt++) {
    const sizes = String(await evaluate('[innerWidth, innerHeight, outerWidth, outerHeight].join()'))
    const [inner = 0, innerHeight = 0, outer = 0, outerHeight = 0] = sizes.split(',').map(Number)
    if (inner === SIZE.width && innerHeight === SIZE.height) break
    const bounds = { width: outer + SIZE.width - inner, height: outerHeight + SIZE.height - innerHeight }
    await session.send('Browser.setWindowBounds', { windowId, bounds })
    await sleep(SETTLE_MS)
  }
  if (reducedMotion)
    await send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    })
  await send('Page.navigate', { url })
  return {
    evaluate,
    /** Brings another tab to the front. */
    hide: () => session.send('Target.createTarget', blank),
  }
}

interface Answer {
  readonly id: number
  readonly result?: { readonly result?: { readonly value?: unknown } }
  readonly error?: { readonly message: string }
}
