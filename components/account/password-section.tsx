// The password: changed with the old one, or set by a code for the first time or after it was forgotten.
import { useState } from 'react'
import styles from '@/components/account/account.module.css'
import { ChangeField, ChangeForm, CodeField, ProblemLine } from '@/components/account/change-form'
import { LateSection } from '@/components/account/late-section'
import { useAct } from '@/lib/browser/account/account-identity'
import { showToast } from '@/lib/browser/shell/toast'
import { CHANGES, PASSWORD } from '@/lib/texts/en/account-changes'
import { PASSWORD as PASSWORD_RULES } from '@/lib/texts/en/sign-in'

type Open = 'change' | 'code' | null

/** The patient's number for a password manager, which keeps the new password under it. */
const Username = ({ phone }: { phone: string }) => (
  <input className="visually-hidden" name="username" autoComplete="username" value={phone} readOnly tabIndex={-1} />
)

const NewPassword = () => (
  <ChangeField
    name="new_password"
    label={PASSWORD.new}
    hint={PASSWORD_RULES.rules}
    type="password"
    autoComplete="new-password"
  />
)

function Password({ phone }: { phone: string }) {
  const [open, setOpen] = useState<Open>(null)
  const { act, isBusy, problem, refuse } = useAct('account/password', 'password')
  const close = () => setOpen(null)
  const done = (): void => {
    close()
    showToast({ kind: 'success', text: PASSWORD.saved })
  }
  const form = { button: CHANGES.save, isBusy, problem, onCancel: close }
  if (open === 'change')
    return (
      <ChangeForm
        {...form}
        onSend={async (typed) => {
          const { old_password: old = '', new_password: next = '' } = typed
          if (!old || !next) return refuse(CHANGES.passwordEmpty)
          if (await act((identity) => identity.changePassword(old, next))) done()
        }}
      >
        <Username phone={phone} />
        <ChangeField name="old_password" label={PASSWORD.old} type="password" autoComplete="current-password" />
        <NewPassword />
      </ChangeForm>
    )
  if (open === 'code')
    return (
      <ChangeForm
        {...form}
        onSend={async ({ password_code: code = '', new_password: next = '' }) => {
          if (!code) return refuse(CHANGES.codeEmpty)
          if (!next) return refuse(CHANGES.passwordEmpty)
          if (await act((identity) => identity.confirmForgotPassword(phone, code, next))) done()
        }}
      >
        <p role="status">{PASSWORD.sent}</p>
        <Username phone={phone} />
        <CodeField name="password_code" />
        <NewPassword />
      </ChangeForm>
    )
  const send = async () => {
    if (await act((identity) => identity.forgotPassword(phone))) setOpen('code')
  }
  return (
    <>
      <p className={styles.actions}>
        <button className={styles.second} type="button" onClick={() => setOpen('change')}>
          {PASSWORD.change}
        </button>
        <button className={styles.second} type="button" aria-busy={isBusy || undefined} onClick={send}>
          {PASSWORD.set}
        </button>
      </p>
      <p className={styles.hint}>{PASSWORD.setLine}</p>
      <ProblemLine problem={problem} />
    </>
  )
}

export function PasswordSection({ phone }: { phone: string }) {
  return (
    <LateSection id="password" title={PASSWORD.title} line={PASSWORD.line}>
      <Password phone={phone} />
    </LateSection>
  )
}
