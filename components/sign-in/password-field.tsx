// A password that can be shown. The button tells its state, and the field keeps what was typed.
import { useState } from 'react'
import form from '@/components/kit/form.module.css'
import styles from '@/components/sign-in/sign-in.module.css'
import { mistakeOf, type Problems } from '@/lib/browser/sign-in/use-auth-run'
import { PASSWORD } from '@/lib/texts/en/sign-in'

type Props = { isNew?: boolean; problems: Problems }

export function PasswordField({ isNew = false, problems }: Props) {
  const [shown, setShown] = useState(false)
  const mistake = mistakeOf(problems, 'password')
  const described = [isNew ? 'password-hint' : null, mistake ? 'password-error' : null].filter(Boolean).join(' ')
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor="password">
        {isNew ? PASSWORD.fresh : PASSWORD.label}
      </label>
      {isNew ? (
        <p id="password-hint" className={form.hint}>
          {PASSWORD.rules}
        </p>
      ) : null}
      {mistake ? (
        <p id="password-error" className={form.error}>
          {mistake}
        </p>
      ) : null}
      <div className={styles.password}>
        <input
          className={form.input}
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue=""
          aria-invalid={mistake ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button className={styles.show} type="button" aria-controls="password" onClick={() => setShown(!shown)}>
          {shown ? PASSWORD.hide : PASSWORD.show} <span className="visually-hidden">{PASSWORD.label}</span>
        </button>
      </div>
    </div>
  )
}
