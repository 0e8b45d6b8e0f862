/** What the keyboard does, and the sheet that says so. */
import { useEffect, useRef } from 'react'
import { Key } from './choice'

export interface Command {
  /** Values of `KeyboardEvent.key`. */
  readonly keys: readonly string[]
  /** How the sheet writes them. */
  readonly shown: string
  readonly does: string
  readonly run: (event: KeyboardEvent) => void
}

/** Does what keys say, unless somebody writes or uses the control they stand on. */
export function useKeys(commands: readonly Command[]) {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const graph = event.getModifierState('AltGraph') // how many keyboards write brackets
      if ((event.ctrlKey && !graph) || event.metaKey || event.defaultPrevented) return
      const target = event.target as HTMLElement
      if (target.matches('input:not([type=range]), textarea, [contenteditable]')) {
        if (event.key === 'Escape') target.blur()
        return
      }
      const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
      // The space bar is a button's own for those who go from button to button by keyboard.
      if (pressed === ' ' && target.matches('button:focus-visible')) return
      const command = latest.current.find(({ keys }) => keys.includes(pressed))
      if (!command) return
      event.preventDefault()
      command.run(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

export function KeySheet({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="keysheet" aria-label="Keys" onClose={onClose}>
      <h2>Keys</h2>
      <dl>
        {commands.map(({ shown, does }) => (
          <div key={shown} className="keysheet__key">
            <dt>{shown}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Key onPress={onClose}>close</Key>
    </dialog>
  )
}
