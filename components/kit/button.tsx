// The shared button (spec section 4): idle or loading, five sizes, four colours and one for what can't be taken back.
import { useRouter } from 'next/router'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { type ButtonLook, buttonClass } from '@/components/kit/button-look'
import { useWords } from '@/lib/browser/words'

type Props = ButtonLook &
  Pick<ComponentProps<'button'>, 'type' | 'aria-expanded' | 'aria-label' | 'form' | 'name' | 'value'> & {
    /** Said to be unreadable where it is missing. */
    text: string | number | undefined
    /** Where a click leads, before its handler runs. */
    route?: string
    onClick?: () => unknown
    disabled?: boolean
  }

const isReadable = (text: unknown): boolean => typeof text === 'string' || typeof text === 'number'

/**
 * A click sets loading, goes to the route if any, runs the handler and clears loading; clicks are ignored meanwhile and
 * while disabled. A failure of either clears loading and is thrown on.
 */
export function Button({
  text,
  size,
  colour,
  className,
  route,
  onClick,
  disabled = false,
  type = 'button',
  ...rest
}: Props) {
  const { BUTTON } = useWords('shell')
  const router = useRouter()
  const [isLoading, setIsLoading] = useState(false)

  async function click(event: MouseEvent): Promise<void> {
    if (isLoading || disabled) {
      // A form would be sent all the same: `aria-disabled` stops nothing by itself.
      event.preventDefault()
      return
    }
    setIsLoading(true)
    try {
      if (route !== undefined) await router.push(route)
      await onClick?.()
    } finally {
      setIsLoading(false)
    }
  }

  return (
    // Not `disabled`: a button that loses the focus while it works would throw a keyboard back to the page's start.
    <button
      {...rest}
      type={type}
      className={buttonClass({ size, colour, className })}
      aria-disabled={isLoading || disabled || undefined}
      aria-busy={isLoading || undefined}
      onClick={click}
    >
      {isReadable(text) ? text : BUTTON.unreadable}
    </button>
  )
}
