// Coral: wrong or urgent. Leaf: success. Gold: advice. Blue: a question.
import type { HTMLAttributes } from 'react'
import styles from '@/components/kit/callout.module.css'

type Props = HTMLAttributes<HTMLElement> & { tone: 'coral' | 'leaf' | 'gold' | 'blue' }

const TONES = { coral: undefined, leaf: styles.leaf, gold: styles.gold, blue: styles.blue }

export function Callout({ tone, className, ...rest }: Props) {
  return <div {...rest} className={[styles.callout, TONES[tone], className].filter(Boolean).join(' ')} />
}
