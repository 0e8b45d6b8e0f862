/** Loads a clock from what its package ships, and shows it when told, so that the two can be timed apart. */
import { ClockHost, type ClockModule, fixedTime, Stage, systemTime } from '@found-time/clock-runtime'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const modules = import.meta.glob<ClockModule>('../../../packages/clocks-*/dist/*/clock.js')

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function show(
  Clock: ComponentType,
  seed: string,
  source = fixedTime(Date.UTC(2025, 3, 12, 10, 8, 42)),
): Promise<void> {
  const box = document.createElement('div')
  document.body.append(box)
  flushSync(() =>
    createRoot(box).render(
      <ClockHost seed={seed} source={source} timeZone="UTC">
        <Clock />
      </ClockHost>,
    ),
  )
  while (!box.querySelector('[data-found-time=stage][data-ready]')) await painted()
  for (let frame = 0; frame < 3; frame++) await painted()
}

/** What clocks are measured beside: a stage with nothing on it, and one with the clock that is imported most. */
const REFERENCES: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'an empty stage': async () => () => <Stage>{null}</Stage>,
  'a react-clock': async () => {
    const [{ default: Clock }] = await Promise.all([
      import('react-clock'),
      import('react-clock/dist/Clock.css'),
    ])
    return () => (
      <Stage>
        <Clock value={new Date(2025, 3, 12, 10, 8, 42)} size={700} renderNumbers />
      </Stage>
    )
  },
}

async function load(date: string): Promise<ComponentType> {
  const reference = REFERENCES[date]
  if (reference) return reference()
  const found = Object.entries(modules).find(([path]) => path.includes(`/${date}/`))
  if (!found) throw new Error(`There is no clock ${date} in the packages that are built.`)
  return (await found[1]()).default
}

const firstPicture = {
  /** @returns A function that resolves when the clock's first picture is painted. */
  async load(date: string): Promise<() => Promise<void>> {
    const Clock = await load(date)
    return () => show(Clock, date)
  },
  /** Shows a clock that goes by the machine's time. */
  run: async (date: string) => show(await load(date), date, systemTime),
  /** An empty stage: React and the runtime have run before the first clock comes, as on the site. */
  warm: () => show(() => <Stage>{null}</Stage>, 'empty'),
}

declare global {
  interface Window {
    firstPicture: typeof firstPicture
    shown: () => Promise<void>
  }
}

window.firstPicture = firstPicture
