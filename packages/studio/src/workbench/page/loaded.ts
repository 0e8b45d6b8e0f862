/** The clocks' modules: loaded when first shown, replaced when their files change. */
import { clocks, onRebuilt } from 'virtual:workbench-clocks'
import type { ClockModule } from '@found-time/clock-runtime'
import { useSyncExternalStore } from 'react'

export interface Loaded {
  /** Grows with each rebuild. */
  readonly version: number
  readonly module?: ClockModule
  readonly failure?: Error
}

const NOTHING: Loaded = { version: 0 }
const loaded = new Map<string, Loaded>()
const listeners = new Set<() => void>()
/** What the server said of a file it could not transform, by its path. */
const complaints = new Map<string, Error>()

function set(name: string, change: Omit<Loaded, 'version'>) {
  loaded.set(name, { ...change, version: (loaded.get(name)?.version ?? 0) + 1 })
  for (const listener of listeners) listener()
}

function setModule(name: string, module: ClockModule) {
  if (module.default) set(name, { module })
  else set(name, { module, failure: new Error('clock.tsx has no component as its default export.') })
}

function load(name: string) {
  loaded.set(name, NOTHING)
  const clock = clocks.find((one) => one.name === name)
  clock?.load().then(
    (module) => setModule(name, module),
    (error: Error) => set(name, { failure: complaintOf(clock.file) ?? error }),
  )
}

function complaintOf(file: string) {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  // A style sheet goes by a name of the server's own, which ends in its path.
  return [...complaints].find(([path]) => path.includes(folder))?.[1]
}

onRebuilt((name, module) => {
  if (module) complaints.clear()
  const file = clocks.find((clock) => clock.name === name)?.file ?? ''
  if (module) setModule(name, module)
  else set(name, { failure: complaintOf(file) ?? new Error('It does not run any more.') })
})

// A browser only says that an import failed; the server says why.
import.meta.hot?.on('vite:error', ({ err }) => {
  const error = new Error(err.message)
  error.stack = [err.loc && `${err.loc.file}:${err.loc.line}:${err.loc.column}`, err.frame].join('\n')
  complaints.set(err.id ?? err.loc?.file ?? '', error)
  for (const { name, file } of clocks) {
    if (loaded.get(name)?.failure && complaintOf(file) === error) set(name, { failure: error })
  }
})

// What goes wrong in a clock's observers and promises reaches no error boundary.
function onStray(error: unknown) {
  if (!(error instanceof Error)) return
  const clock = clocks.find(({ file }) => error.stack?.includes(file.slice(0, file.lastIndexOf('/') + 1)))
  if (clock) set(clock.name, { ...loaded.get(clock.name), failure: error })
}
window.addEventListener('error', ({ error }) => onStray(error))
window.addEventListener('unhandledrejection', ({ reason }) => onStray(reason))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useLoaded(name: string): Loaded {
  return useSyncExternalStore(subscribe, () => {
    if (!loaded.has(name)) load(name)
    return loaded.get(name) ?? NOTHING
  })
}
