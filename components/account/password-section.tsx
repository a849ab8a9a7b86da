import { useState } from 'react'
import { ChangeForm } from '@/components/account/change-form'
import styles from '@/components/account/changes.module.css'
import { LateSection } from '@/components/account/late-section'
import { Problems } from '@/components/account/problems'
import { Button } from '@/components/kit/button'
import { CodeField } from '@/components/kit/fields/code-field'
import { PasswordField } from '@/components/kit/fields/password-field'
import { Note } from '@/components/kit/note'
import { type Problems as List, mistakeOf } from '@/lib/browser/forms/problem'
import {
  type FieldEntry,
  problemsIn,
  readCodeField,
  typedNewPassword,
  typedPassword,
} from '@/lib/browser/identity/read-fields'
import type { Identity } from '@/lib/browser/identity/use-identity'
import { useRun } from '@/lib/browser/identity/use-run'
import { showToast } from '@/lib/browser/shell/toast'
import { useTexts } from '@/lib/browser/texts'

const [OLD, NEW, CODE] = ['old_password', 'new_password', 'password_code']

/** A password manager stores the new password under this number. */
const Username = ({ phone }: { phone: string }) => (
  <input className="visually-hidden" name="username" autoComplete="username" value={phone} readOnly tabIndex={-1} />
)

const NewPassword = ({ problems }: { problems: List }) => (
  <PasswordField name={NEW} isNew mistake={mistakeOf(problems, NEW)} />
)

function Password({ phone }: { phone: string }) {
  const { CHANGES, PASSWORD } = useTexts('account-changes')
  const [open, setOpen] = useState<'change' | 'code' | null>(null)
  const { run, isBusy, problems, setProblems } = useRun('account/password')
  const close = () => {
    setOpen(null)
    setProblems([])
  }

  /** Shows the problems of both values before it sends anything. */
  async function send(
    proof: FieldEntry,
    chosen: FieldEntry,
    work: (identity: Identity, proof: string, chosen: string) => Promise<void>,
    control: string,
  ) {
    if ('problem' in proof || 'problem' in chosen) return setProblems(problemsIn(proof, chosen))
    const isSaved = await run('password', control, (identity) => work(identity, proof.value, chosen.value))
    if (!isSaved) return
    close()
    showToast({ kind: 'success', text: PASSWORD.saved })
  }

  const form = { button: CHANGES.save, isBusy, problems, onCancel: close }
  if (open === 'change')
    return (
      <ChangeForm
        {...form}
        onSend={(values) =>
          send(
            typedPassword(values, OLD),
            typedNewPassword(values, NEW),
            (identity, old, next) => identity.changePassword(old, next),
            OLD,
          )
        }
      >
        <Username phone={phone} />
        <PasswordField name={OLD} label={PASSWORD.old} mistake={mistakeOf(problems, OLD)} />
        <NewPassword problems={problems} />
      </ChangeForm>
    )
  if (open === 'code')
    return (
      <ChangeForm
        {...form}
        onSend={(values) =>
          send(
            readCodeField(values, CODE),
            typedNewPassword(values, NEW),
            (identity, code, next) => identity.confirmForgotPassword(phone, code, next),
            CODE,
          )
        }
      >
        <p role="status">{PASSWORD.sent}</p>
        <Username phone={phone} />
        <CodeField name={CODE} label={CHANGES.code} hint={CHANGES.codeHint} mistake={mistakeOf(problems, CODE)} />
        <NewPassword problems={problems} />
      </ChangeForm>
    )
  const sendCode = async () => {
    const isSent = await run('password', null, async (identity) => {
      await identity.forgotPassword(phone)
    })
    if (isSent) setOpen('code')
  }
  return (
    <>
      <Problems problems={problems} />
      <p className={styles.actions}>
        <Button text={PASSWORD.set} colour="white" onClick={sendCode} />
        <Button text={PASSWORD.change} colour="white" onClick={() => setOpen('change')} />
      </p>
      <Note>{PASSWORD.setLine}</Note>
    </>
  )
}

export function PasswordSection({ phone }: { phone: string }) {
  const { PASSWORD } = useTexts('account-changes')
  return (
    <LateSection id="password" title={PASSWORD.title} line={PASSWORD.line}>
      <Password phone={phone} />
    </LateSection>
  )
}
