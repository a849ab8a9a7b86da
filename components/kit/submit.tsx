// What sends a form, before the page's scripts have come too. The form says when it is on its way.
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from '@/components/kit/button-look'

type Props = Omit<ComponentProps<'button'>, 'type'> &
  ButtonLook & {
    /** The form is on its way: the button keeps the focus and says so; whoever handles the form takes no second one. */
    isBusy?: boolean
  }

export function Submit({ size, colour, className, isBusy = false, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="submit"
      className={buttonClass({ size, colour, className })}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    />
  )
}

/** What Enter in a field presses, where another button stands before the form's own: the same as the form's own. */
export function EnterSubmit({ intent = '' }: { intent?: string | undefined }) {
  return (
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" name="intent" value={intent} />
  )
}
