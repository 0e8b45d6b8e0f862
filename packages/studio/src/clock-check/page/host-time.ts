/**
 * What a clock finds under the names of the clock, the timers and chance: they work, and each use is written down.
 * The kit's server rewrites those names in the clock's own files, so the runtime and React keep the real ones.
 */

export interface HostTimeUse {
  /** As in `new Date()`. */
  readonly what: string
  /** Where the browser was when it was first used, in the script as it was served; lines and columns from 1. */
  readonly at?: { readonly url: string; readonly line: number; readonly column: number }
}

const uses = new Map<string, HostTimeUse>()
const note = (what: string) => {
  if (!uses.has(what)) uses.set(what, { what, at: caller() })
}

/** The names are written anew in clocks' files alone: the first place outside this file is in one of those. */
function caller(): HostTimeUse['at'] {
  for (const [, url = '', line, column] of (new Error().stack ?? '').matchAll(/(https?:\S+?):(\d+):(\d+)/g))
    if (!url.includes('/host-time.')) return { url, line: Number(line), column: Number(column) }
  return undefined
}

/** Works as `owner[name]` and tells. */
const telling =
  (owner: object, name: string, label = name) =>
  (...given: unknown[]) => {
    note(`${label}()`)
    return Reflect.get(owner, name).apply(owner, given)
  }

/** A copy of an object in which some methods tell. */
const copyOf = (owner: object, label: string, names: readonly string[]) => {
  const copy = Object.create(Object.getPrototypeOf(owner) === Object.prototype ? null : owner)
  for (const key of Object.getOwnPropertyNames(owner)) {
    const value = Reflect.get(owner, key)
    copy[key] = names.includes(key) ? telling(owner, key, `${label}.${key}`) : value
  }
  for (const key of names) copy[key] = telling(owner, key, `${label}.${key}`)
  return copy
}

const clockDate = new Proxy(Date, {
  apply(target) {
    note('Date()')
    return target()
  },
  // Arithmetic on given numbers is allowed; only without any does it read the machine's clock.
  construct(target, given) {
    if (given.length === 0) note('new Date()')
    return Reflect.construct(target, given)
  },
  get(target, key) {
    return key === 'now' ? telling(target, 'now', 'Date.now') : Reflect.get(target, key)
  },
})

const dateless =
  (name: 'format' | 'formatToParts', format: Intl.DateTimeFormat) => (date?: Date | number) => {
    if (date === undefined) note(`Intl.DateTimeFormat.${name}() without a date`)
    return format[name](date)
  }

const clockDateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct(target, given) {
    const format: Intl.DateTimeFormat = Reflect.construct(target, given)
    const formats = { format: dateless('format', format), formatToParts: dateless('formatToParts', format) }
    return new Proxy(format, {
      get(_, key) {
        if (key in formats) return Reflect.get(formats, key)
        const value = Reflect.get(format, key)
        return typeof value === 'function' ? value.bind(format) : value
      },
    })
  },
})

const stubbed: Record<string, unknown> = {
  Date: clockDate,
  performance: copyOf(performance, 'performance', ['now', 'mark', 'measure']),
  Math: copyOf(Math, 'Math', ['random']),
  crypto: copyOf(crypto, 'crypto', ['getRandomValues', 'randomUUID']),
  Intl: { ...copyOf(Intl, 'Intl', []), DateTimeFormat: clockDateTimeFormat },
}
const temporal: object | undefined = Reflect.get(window, 'Temporal')
if (temporal) {
  const now: object = Reflect.get(temporal, 'Now')
  const methods = Object.getOwnPropertyNames(now).filter((key) => typeof Reflect.get(now, key) === 'function')
  stubbed.Temporal = { ...copyOf(temporal, 'Temporal', []), Now: copyOf(now, 'Temporal.Now', methods) }
}
for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'])
  stubbed[name] = telling(window, name)

const clockWindow: unknown = new Proxy(window, {
  get(target, key) {
    if (typeof key === 'string' && key in stubbed) return stubbed[key]
    if (key === 'window' || key === 'self' || key === 'globalThis') return clockWindow
    const value = Reflect.get(target, key)
    // Methods want the real window as `this`; constructors are left alone.
    return typeof value === 'function' && !value.prototype ? value.bind(target) : value
  },
})
for (const name of ['window', 'self', 'globalThis']) stubbed[name] = clockWindow

Object.assign(window, { clockGlobals: stubbed })

/** What the clock took that the host has not given it. */
export const hostTimeUses = (): HostTimeUse[] =>
  [...uses.values()].sort((a, b) => a.what.localeCompare(b.what))
