import type { ComponentProps } from 'react'
import styles from '@/components/kit/icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'aria-label'> & { label: string }

export function IconButton({ label, className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
    />
  )
}
