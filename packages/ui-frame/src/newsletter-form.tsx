import { type FormEventHandler, type ReactNode, useId } from 'react'

export interface NewsletterFormProps {
  /** Where the address is posted. */
  action: string
  fieldLabel: string
  /** What becomes of the address. */
  note: ReactNode
  buttonLabel: string
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** The window that shows the answer; one that opens for it cannot reach this page. */
  target?: string
}

/** A printed form with one line to fill in. Posts the single field `email`. */
export function NewsletterForm({
  action,
  fieldLabel,
  note,
  buttonLabel,
  onSubmit,
  target,
}: NewsletterFormProps) {
  const id = useId()
  return (
    <form
      className="ftf-form"
      action={action}
      method="post"
      target={target}
      rel={target && 'noopener'}
      onSubmit={onSubmit}
    >
      <label className="ftf-form__label" htmlFor={id}>
        {fieldLabel}
      </label>
      <input
        className="ftf-form__field"
        id={id}
        type="email"
        name="email"
        required
        autoComplete="email"
        aria-describedby={`${id}note`}
      />
      <button className="ftf-form__button" type="submit">
        {buttonLabel}
      </button>
      <p className="ftf-form__note" id={`${id}note`}>
        {note}
      </p>
    </form>
  )
}
