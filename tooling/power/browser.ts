/** One page in a browser of its own, and the processor time that the whole browser takes for it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { systemChromium } from '@found-time/bootstrap/chromium'
import { type CDPSession, chromium } from '@playwright/test'
import { readProcesses, ticksPerSecond, treeTicks } from './proc.ts'

const SIZE = { width: 1280, height: 800 }
const PATIENCE_MS = 30_000

export interface Sitting {
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
 * @returns Processor seconds a second of all the browser's processes together.
 * @throws {Error} When the page does not become ready within thirty seconds, or cannot be hidden.
 */
export async function measureCores({ url, warmSeconds, seconds, ...sitting }: Sitting): Promise<number> {
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const root = processInfo.find(({ type }) => type === 'browser')?.id
    if (root === undefined) throw new Error('The browser does not tell its process.')
    const { evaluate, hide } = await openTab(session, url, Boolean(sitting.reducedMotion))
    const endMs = performance.now() + PATIENCE_MS
    while (!(await evaluate(sitting.ready))) {
      if (performance.now() > endMs) throw new Error(`${url} does not become ready.`)
      await sleep(100)
    }
    if (sitting.hidden) await hide()
    await sleep(warmSeconds * 1000)
    const ticks = () => treeTicks(root, readProcesses())
    const [startMs, startTicks] = [performance.now(), ticks()]
    await sleep(seconds * 1000)
    const [spent, passedMs] = [ticks() - startTicks, performance.now() - startMs]
    const seen = await evaluate('document.visibilityState')
    if ((seen === 'hidden') !== Boolean(sitting.hidden)) throw new Error(`${url} was ${seen}.`)
    return spent / ticksPerSecond() / (passedMs / 1000)
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
  const { targetId } = await session.send('Target.createTarget', blank)
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
  await send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor: 1, mobile: false })
  if (reducedMotion)
    await send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    })
  await send('Page.navigate', { url })
  return {
    evaluate: async (script: string) =>
      (await send('Runtime.evaluate', { expression: script }))?.result?.value,
    /** Brings another tab to the front. */
    hide: () => session.send('Target.createTarget', blank),
  }
}

interface Answer {
  readonly id: number
  readonly result?: { readonly result?: { readonly value?: unknown } }
  readonly error?: { readonly message: string }
}
