// The shared button (spec section 4): idle or loading, five sizes, four colours.
import { useRouter } from 'next/router'
import { type MouseEvent, useState } from 'react'
import styles from '@/components/button/button.module.css'
import { BUTTON } from '@/lib/texts/en/shell'

export type ButtonSize = 'small' | 'medium' | 'large' | 'extra-large' | 'xxl'
export type ButtonColour = 'white' | 'blue' | 'dark-blue' | 'transparent'

type Props = {
  text: string | number
  size?: ButtonSize
  colour?: ButtonColour
  /** Where a click leads, before its handler runs. */
  route?: string
  onClick?: () => unknown
  disabled?: boolean
  type?: 'button' | 'submit'
}

const SIZES = {
  small: styles.small,
  medium: styles.medium,
  large: styles.large,
  'extra-large': styles.extraLarge,
  xxl: styles.xxl,
} satisfies Record<ButtonSize, string | undefined>
const COLOURS = {
  white: styles.white,
  blue: styles.blue,
  'dark-blue': styles.darkBlue,
  transparent: styles.transparent,
} satisfies Record<ButtonColour, string | undefined>

/** The text, or the words of section 8 for what can't be read as one. */
const readText = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' ? String(text) : BUTTON.unreadable

/**
 * A click sets loading, goes to the route if any, runs the handler and clears loading; clicks are ignored meanwhile and
 * while disabled. A failure of either clears loading and is thrown on.
 */
export function Button({
  text,
  size = 'medium',
  colour = 'blue',
  route,
  onClick,
  disabled = false,
  type = 'button',
}: Props) {
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
      type={type}
      className={`${styles.button} ${SIZES[size]} ${COLOURS[colour]}`}
      aria-disabled={isLoading || disabled || undefined}
      aria-busy={isLoading || undefined}
      onClick={click}
    >
      <span className={isLoading ? styles.working : undefined}>{readText(text)}</span>
    </button>
  )
}
