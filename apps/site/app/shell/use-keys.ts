import { useEffect, useEffectEvent } from 'react'

/** What to do for each key, by `event.key`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

const WRITES = 'input, textarea, select, [contenteditable]'

/** Keys for the whole page. Those with a modifier are the browser's; in a field or under a sheet they are not ours. */
export function useKeys(keys: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as Element
    if (target.closest(WRITES) || document.querySelector('dialog[open]')) return
    if (event.key === ' ' && target.closest('button, a')) return // it presses that
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
