import type { ReactNode } from 'react'

interface KeyProps {
  /** For assistive technology, where the label alone would not say it. */
  readonly name?: string
  readonly title?: string
  readonly className?: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

export function Key({ name, title, className = '', pressed, disabled, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={`key ${className}`}
      {...{ title, disabled, 'aria-label': name, 'aria-pressed': pressed, onClick: onPress }}
    >
      {children}
    </button>
  )
}

interface ChoiceProps<T> {
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly onChoose: (value: T) => void
  /** The value itself unless told. */
  readonly labelOf?: (value: T) => string
}

/** A row of keys of which one is pressed. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { name, values, value, onChoose, labelOf = String } = props
  return (
    <fieldset className="keys" aria-label={name}>
      {values.map((one) => (
        <Key key={one} pressed={value === one} onPress={() => onChoose(one)}>
          {labelOf(one)}
        </Key>
      ))}
    </fieldset>
  )
}
