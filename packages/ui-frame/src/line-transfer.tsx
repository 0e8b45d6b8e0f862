import { type FormEvent, useId } from 'react'

export interface LineTransferProps {
  readonly copyLabel: string
  /** Missing while there is nothing to copy. */
  readonly onCopy: (() => void) | undefined
  readonly fieldLabel: string
  readonly addLabel: string
  readonly onAdd: (line: string) => void
  /** What came of it; to a screen reader too. */
  readonly said: string
}

/** Something that goes from one machine to another as a line of text. */
export function LineTransfer({ copyLabel, onCopy, fieldLabel, addLabel, onAdd, said }: LineTransferProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const line = String(new FormData(form).get('line') ?? '').trim()
    if (!line) return
    onAdd(line)
    form.reset()
  }
  return (
    <form className="ftf-line" onSubmit={submit}>
      {onCopy ? (
        <button type="button" className="ftf-button" onClick={onCopy}>
          {copyLabel}
        </button>
      ) : null}
      <label className="ftf-line__label" htmlFor={id}>
        {fieldLabel}
      </label>
      <input
        id={id}
        name="line"
        className="ftf-line__field"
        autoComplete="off"
        placeholder="25-04-13 25-05-02"
      />
      <button type="submit" className="ftf-button">
        {addLabel}
      </button>
      <span className="ftf-line__said" role="status">
        {said}
      </span>
    </form>
  )
}
