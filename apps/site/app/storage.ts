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
