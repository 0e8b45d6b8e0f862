import { useEffect, useEffectEvent } from 'react'
import { SWITCHES } from '../shared/choices'
import { readStored } from './storage'

/** What to do for each key, by `event.key`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

const WRITES = 'input, textarea, select, [contenteditable]'

/**
 * The letter on the key; on a keyboard of other letters the key that has it on a Latin one.
 * @example nameOf(new KeyboardEvent('keydown', { key: 'а', code: 'KeyF' })) // 'f'
 */
const nameOf = ({ key, code }: KeyboardEvent): string =>
  key.length > 1 ? key : (key > '~' ? code.slice(3) : key).toLowerCase()

/** Keys for the whole page. Those with a modifier are the browser's; in a field or under a sheet they are not ours. */
export function useKeys(keys: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as Element
    if (target.closest(WRITES) || document.querySelector('dialog[open]')) return
    if (event.key === ' ' && target.closest('button, a')) return // it presses that
    const name = nameOf(event)
    const act = keys[name]
    if (!act) return
    if (/^[!-~]$/.test(name) && readStored('localStorage', SWITCHES.letterKeys.key) === 'off') return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
