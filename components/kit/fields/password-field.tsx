import { useState } from 'react'
import { Field, type FieldProps } from '@/components/kit/fields/field'
import styles from '@/components/kit/fields/password-field.module.css'
import { useTexts } from '@/lib/browser/texts'

type Props = Pick<FieldProps, 'mistake'> & {
  name?: string
  label?: string
  /** A new password, whose rules are shown. */
  isNew?: boolean
}

export function PasswordField({ name = 'password', label, isNew = false, mistake }: Props) {
  const { PASSWORD } = useTexts('sign-in')
  const [isShown, setIsShown] = useState(false)
  const named = label ?? (isNew ? PASSWORD.fresh : PASSWORD.label)
  return (
    <Field
      name={name}
      label={named}
      hint={isNew ? PASSWORD.rules : undefined}
      mistake={mistake}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      beside={
        <button className={styles.show} type="button" aria-controls={name} onClick={() => setIsShown(!isShown)}>
          {isShown ? PASSWORD.hide : PASSWORD.show} <span className="visually-hidden">{named}</span>
        </button>
      }
    />
  )
}
