// The small forms of the account's changes: a field, what went wrong, a code, and the buttons.
import Link from 'next/link'
import { useRouter } from 'next/router'
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from '@/components/account/account.module.css'
import formStyles from '@/components/kit/form.module.css'
import { signInPath } from '@/lib/addresses/paths'
import type { Problem } from '@/lib/browser/account/account-identity'
import { CHANGES } from '@/lib/texts/en/account-changes'

export function ProblemLine({ problem }: { problem: Problem | null }) {
  const { asPath } = useRouter()
  if (!problem) return null
  return (
    <p className={styles.problem} role="alert">
      {problem.signedOut ? (
        <>
          {problem.text}{' '}
          <Link href={signInPath(asPath)} prefetch={false}>
            {CHANGES.signIn}
          </Link>
        </>
      ) : (
        problem.text
      )}
    </p>
  )
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { name: string; label: string; hint?: string }

export function ChangeField({ name, label, hint, ...input }: FieldProps) {
  return (
    <div className={formStyles.field}>
      <label className={formStyles.label} htmlFor={name}>
        {label}
      </label>
      {hint ? (
        <p id={`${name}-hint`} className={formStyles.hint}>
          {hint}
        </p>
      ) : null}
      <input
        {...input}
        className={formStyles.input}
        id={name}
        name={name}
        aria-describedby={hint ? `${name}-hint` : undefined}
      />
    </div>
  )
}

export function CodeField({
  name,
  label = CHANGES.code,
  hint = CHANGES.codeHint,
}: Partial<FieldProps> & { name: string }) {
  return (
    <ChangeField
      name={name}
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      spellCheck={false}
    />
  )
}

type FormProps = {
  /** Told what was typed, by the fields' names, without the spaces around it. */
  onSend: (typed: Record<string, string>) => Promise<unknown>
  button: string
  isBusy: boolean
  problem: Problem | null
  onCancel?: () => void
  children?: ReactNode
}

export function ChangeForm({ onSend, button, isBusy, problem, onCancel, children }: FormProps) {
  return (
    <form
      className={styles.change}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
        void onSend(Object.fromEntries(typed))
      }}
    >
      {children}
      <ProblemLine problem={problem} />
      <p className={styles.actions}>
        <button
          className={styles.button}
          type="submit"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
        >
          {button}
        </button>
        {onCancel ? (
          <button className={styles.plain} type="button" onClick={onCancel}>
            {CHANGES.cancel}
          </button>
        ) : null}
      </p>
    </form>
  )
}
