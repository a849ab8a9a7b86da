// 48 px tall, as a touch target needs.
import type { ComponentProps } from 'react'
import { Anchor, type AnchorProps } from '@/components/kit/anchor'
import styles from '@/components/kit/text-link.module.css'

export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={className ? `${styles.link} ${className}` : styles.link} />
}

export function TextButton({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...rest} type={type} className={`${styles.link} ${styles.button}`} />
}
