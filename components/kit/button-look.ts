// Sizes and colours of spec section 4, and coral for actions that can't be undone.
import styles from '@/components/kit/button.module.css'

export type ButtonSize = 'small' | 'medium' | 'large' | 'extra-large' | 'xxl'
export type ButtonColour = 'white' | 'blue' | 'dark-blue' | 'transparent' | 'coral'

export type ButtonLook = {
  /** Small beside text, large in a step, extra large and XXL where a booking begins and ends. */
  size?: ButtonSize
  /** Blue is the main action, dark blue the second, white an alternative, transparent a quiet one. */
  colour?: ButtonColour
  /** For layout only, never another look. */
  className?: string | undefined
}

const SIZES: Record<ButtonSize, string | undefined> = {
  small: styles.small,
  medium: undefined,
  large: styles.large,
  'extra-large': styles.extraLarge,
  xxl: styles.xxl,
}
const COLOURS: Record<ButtonColour, string | undefined> = {
  white: styles.white,
  blue: styles.blue,
  'dark-blue': styles.darkBlue,
  transparent: styles.transparent,
  coral: styles.coral,
}

export const buttonClass = ({ size = 'medium', colour = 'blue', className }: ButtonLook): string =>
  [styles.button, SIZES[size], COLOURS[colour], className].filter(Boolean).join(' ')
