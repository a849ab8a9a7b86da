// Enter presses a form's first button, so this hidden copy of the form's own button comes first.
type Props = { intent?: string | undefined; form?: string }

/** `form` is the id of a form that this button is outside of. */
export function EnterSubmit({ intent = '', form }: Props) {
  return (
    <button
      type="submit"
      form={form}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      name="intent"
      value={intent}
    />
  )
}
