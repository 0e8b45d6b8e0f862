import { type ReactNode, useId, useState } from 'react'

export interface ControlGroupProps {
  readonly heading: string
  readonly children?: ReactNode
}

/** Controls that belong together, under a small head. */
export function ControlGroup({ heading, children }: ControlGroupProps) {
  return (
    <section className="ftf-controls" aria-label={heading}>
      <h3 className="ftf-controls__heading">{heading}</h3>
      {children}
    </section>
  )
}

export interface ControlProps {
  /** What it does, such as `Pause`. */
  readonly label: string
  /** The key that does the same. */
  readonly shortcut?: string
  /** For what is on or off; missing for what is only done. */
  readonly pressed?: boolean
  readonly onPress: () => void
}

/** A line that is pressed. */
export function Control({ label, shortcut, pressed, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className="ftf-control"
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <span className="ftf-control__label">{label}</span>
      {shortcut ? (
        <span className="ftf-key" aria-hidden="true">
          {shortcut}
        </span>
      ) : null}
    </button>
  )
}

export interface ChoiceProps<T extends string> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  /** None: nothing is chosen yet. */
  readonly value: T | undefined
  readonly onChoose: (value: T) => void
}

/** One of a few. */
export function Choice<T extends string>({ label, options, value, onChoose }: ChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div className="ftf-control ftf-control--choice" role="group" aria-label={label}>
      <span className="ftf-control__label">{label}</span>
      <span className="ftf-control__options">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="ftf-control__option"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </span>
    </div>
  )
}

export interface SuggestProps {
  readonly label: string
  /** What can be chosen, and what else it is called. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What stands in the field until another is written. */
  readonly value: string
  /** What holds while nothing stands there. */
  readonly placeholder: string
  /** Called with what was written, at Enter and when the field is left, and with an option once it is picked. */
  readonly onChoose: (text: string) => void
}

/** One of very many: written, or picked from what begins so. */
export function Suggest({ label, options, value, placeholder, onChoose }: SuggestProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    setText(value)
  }
  const write = (next: string) => {
    setText(next)
    if (options.some((option) => option.value === next)) onChoose(next)
  }
  const choose = () => {
    if (text !== value) onChoose(text)
  }
  return (
    <label className="ftf-control ftf-control--choice">
      <span className="ftf-control__label">{label}</span>
      <input
        className="ftf-control__field"
        type="text"
        list={id}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => write(target.value)}
        onBlur={choose}
        onKeyDown={({ key }) => key === 'Enter' && choose()}
      />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </datalist>
    </label>
  )
}
