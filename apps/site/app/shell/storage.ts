import { useCallback, useState } from 'react'
import { own } from '../shared/base'
import { useHydrated } from './hydrated'

/** Browser storage that may be blocked: reading gives nothing, writing does nothing, nobody is interrupted. */
type Kind = 'localStorage' | 'sessionStorage'

export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(own(key))
  } catch {
    return null
  }
}

/** @returns Whether it was kept. */
export function store(kind: Kind, key: string, value: string): boolean {
  try {
    window[kind].setItem(own(key), value)
    return true
  } catch {
    return false
  }
}

/**
 * One of some words that the visitor chose, kept for the next visit.
 * @param isChoice - Whether what is stored is one of them; nothing else is believed.
 */
export function useStoredChoice<T extends string>(
  { key, fallback }: { readonly key: string; readonly fallback: T },
  isChoice: (value: unknown) => value is T,
): [T, (choice: T) => void] {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<T>()
  const choose = useCallback(
    (choice: T) => {
      store('localStorage', key, choice)
      setChosen(choice)
    },
    [key],
  )
  if (chosen !== undefined) return [chosen, choose]
  const stored = hydrated ? readStored('localStorage', key) : undefined
  return [isChoice(stored) ? stored : fallback, choose]
}
