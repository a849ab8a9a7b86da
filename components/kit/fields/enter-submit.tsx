// Enter presses a form's first button, so this hidden copy of the form's own button comes first.
export function EnterSubmit({ intent = '' }: { intent?: string | undefined }) {
  return (
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" name="intent" value={intent} />
  )
}
