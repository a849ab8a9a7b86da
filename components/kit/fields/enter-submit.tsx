// What Enter in a field presses, where another button stands before the form's own: the same as the form's own.
export function EnterSubmit({ intent = '' }: { intent?: string | undefined }) {
  return (
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" name="intent" value={intent} />
  )
}
