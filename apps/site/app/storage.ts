import { useCallback, useState, useSyncExternalStore } from 'react'

/** Browser storage that may be blocked: reading gives nothing, writing does nothing, nobody is interrupted. */
type Kind = 'localStorage' | 'sessionStorage'

export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** @returns Whether it was kept. */
export function store(kind: Kind, key: string, value: string): boolean {
  try {
    window[kind].setItem(key, value)
    return true
  } catch {
    return false
  }
}

const never = () => () => {}

/**
 * One of some words that the visitor chose, kept for the next visit under `key`.
 * @param isChoice - Whether what is stored is one of them; nothing else is believed.
 * @param fallback - The word before there is a choice, and in prerendered pages.
 */
export function useStoredChoice<T extends string>(
  key: string,
  isChoice: (value: unknown) => value is T,
  fallback: T,
): [T, (choice: T) => void] {
  const stored = useSyncExternalStore(
    never,
    () => {
      const value = readStored('localStorage', key)
      return isChoice(value) ? value : fallback
    },
    () => fallback,
  )
  const [chosen, setChosen] = useState<T>()
  const choose = useCallback(
    (choice: T) => {
      store('localStorage', key, choice)
      setChosen(choice)
    },
    [key],
  )
  return [chosen ?? stored, choose]
}
