// The look of the button: the specification's sizes and colours (section 4), and coral for what can't be taken back.
import styles from '@/components/kit/button.module.css'

export type ButtonSize = 'small' | 'medium' | 'large' | 'extra-large' | 'xxl'
export type ButtonColour = 'white' | 'blue' | 'dark-blue' | 'transparent' | 'coral'

export type ButtonLook = {
  /** Large in a walk, extra large and XXL where one begins and where it books; small beside the words that it is about. */
  size?: ButtonSize
  /** Blue is what the page is for, dark blue the second thing on it; white is another way, transparent a quiet one. */
  colour?: ButtonColour
  /** Where it stands: a page's own layout, never another look. */
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
