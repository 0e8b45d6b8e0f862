import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

export interface DialogProps {
  readonly title: string
  /** Small, above the title. */
  readonly label?: string
  /** `side`: a drawer over the right of a clock. `card`: a small one in the middle. `menu`: below a clock's tools. */
  readonly variant?: 'side' | 'card' | 'menu'
  /** Called when the visitor closes it, by button, Escape or a click beside it. */
  readonly onClose: () => void
  /** What is said in passing while it is open: everything outside it is behind a veil. */
  readonly said?: ReactNode
  readonly children?: ReactNode
}

/** A paper laid over a clock, asked for by the visitor. It keeps the keyboard until it is closed. */
export function Dialog({ title, label, variant = 'side', onClose, said, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before it leaves the page: a dialog that is closed there gives the focus back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop, whose key is Escape
    <dialog
      ref={dialog}
      className="ftf-dialog"
      data-variant={variant}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="ftf-dialog__paper">
        <header className="ftf-dialog__head">
          {label ? <p className="ftf-dialog__label">{label}</p> : null}
          <h2 className="ftf-dialog__title" id={id}>
            {title}
          </h2>
          <button type="button" className="ftf-dialog__close" onClick={onClose} aria-label="Close">
            <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
              <path d="M6 6l16 16M22 6L6 22" />
            </svg>
          </button>
        </header>
        {children}
      </div>
      <Toast>{said}</Toast>
    </dialog>
  )
}

export interface DialogSectionProps {
  readonly heading: string
  readonly children?: ReactNode
}

/** One entry of a sheet's form: its head in the margin, what was entered beside it. */
export function DialogSection({ heading, children }: DialogSectionProps) {
  return (
    <section className="ftf-dialog__section">
      <h3 className="ftf-dialog__heading">{heading}</h3>
      <div className="ftf-dialog__entry">{children}</div>
    </section>
  )
}

export interface KeyListProps {
  /** Keys as printed on them, and what they do. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[]
}

export function KeyList({ keys }: KeyListProps) {
  return (
    <dl className="ftf-keys">
      {keys.map(([names, does]) => (
        <div key={does} className="ftf-keys__row">
          <dt>
            {names.map((name) => (
              <kbd key={name} className="ftf-key">
                {name}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface ToolsProps {
  /** When false they are away; they stay while the keyboard is in them. */
  readonly visible: boolean
  readonly children?: ReactNode
}

/** The small buttons in a clock's upper corner. */
export function Tools({ visible, children }: ToolsProps) {
  return (
    <div className="ftf-tools" data-visible={visible}>
      {children}
    </div>
  )
}

export interface ToolButtonProps {
  readonly label: string
  readonly pressed?: boolean
  readonly onPress: () => void
  /** Path data in a box of 28 by 28. */
  readonly icon: string
}

export function ToolButton({ label, pressed, onPress, icon }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="ftf-tools__button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
    </button>
  )
}

export interface ToastProps {
  readonly children?: ReactNode
}

/** A line that is said in passing, to a screen reader too. Empty, it is not seen. */
export function Toast({ children }: ToastProps) {
  return (
    <p className="ftf-toast" role="status" data-empty={!children}>
      {children}
    </p>
  )
}
