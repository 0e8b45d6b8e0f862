/** The clocks a visitor has given a star: kept in this browser, and nowhere else. */
import { hasDateShape } from '@found-time/catalogue'
import { useMemo, useSyncExternalStore } from 'react'
import { readStored, store } from './storage'

const KEY = 'kept'

const listeners = new Set<() => void>()

const readKept = () => readStored('localStorage', KEY) ?? ''

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener) // another tab's stars
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Dates in a line of text, as this page writes them and as people paste them.
 * @returns Each once, in the order of the text; what is no date is left out.
 * @example datesIn('25-04-13, 25-05-02 hello') // ['25-04-13', '25-05-02']
 */
export const datesIn = (text: string): string[] => [
  ...new Set(text.split(/[^\d-]+/).filter((word) => hasDateShape(word))),
]

export interface KeptClocks {
  /** Their dates, the first kept first. */
  readonly dates: readonly string[]
  readonly isKept: (date: string) => boolean
  /** @returns Whether it is kept now; `undefined` where the browser keeps nothing. */
  readonly toggle: (date: string) => boolean | undefined
  /** Adds those of a line of text. @returns How many were new; `undefined` where the browser keeps nothing. */
  readonly add: (text: string) => number | undefined
}

function write(dates: readonly string[]): boolean {
  if (!store('localStorage', KEY, dates.join(' '))) return false
  for (const listener of listeners) listener()
  return true
}

export function useKeptClocks(): KeptClocks {
  const text = useSyncExternalStore(subscribe, readKept, () => '')
  return useMemo(() => {
    const dates = datesIn(text)
    return {
      dates,
      isKept: (date) => dates.includes(date),
      toggle(date) {
        const kept = dates.includes(date)
        return write(kept ? dates.filter((other) => other !== date) : [...dates, date]) ? !kept : undefined
      },
      add(line) {
        const added = datesIn(line).filter((date) => !dates.includes(date))
        return write([...dates, ...added]) ? added.length : undefined
      },
    }
  }, [text])
}
