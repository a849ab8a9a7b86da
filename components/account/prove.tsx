// A patient proves that the account is theirs before they change its phone or e-mail address.
import { useState } from 'react'
import { ChangeForm } from '@/components/account/change-form'
import styles from '@/components/account/changes.module.css'
import { CodeForm } from '@/components/account/code-form'
import { Problems } from '@/components/account/problems'
import { Button } from '@/components/kit/button'
import { PasswordField } from '@/components/kit/fields/password-field'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { typedPassword } from '@/lib/browser/identity/read-fields'
import { useRun } from '@/lib/browser/identity/use-run'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type Props = {
  area: string
  /** The current number, as readable text. */
  phone: string
  /** The reason for the proof. */
  lead: string
  onProved: () => void
  onClose: () => void
}

function Password({ area, lead, onProved, onClose }: Omit<Props, 'phone'>) {
  const { CHANGES } = useTexts('account-changes')
  const { run, isBusy, problems, setProblems } = useRun(area)
  async function send(values: FormData): Promise<void> {
    const password = typedPassword(values)
    if ('problem' in password) return setProblems([password.problem])
    // For a signed-in patient, a pool compares a password only while it replaces it.
    const isRight = await run('password', 'password', (identity) =>
      identity.changePassword(password.value, password.value),
    )
    if (isRight) onProved()
  }
  return (
    <ChangeForm button={CHANGES.codeButton} isBusy={isBusy} problems={problems} onCancel={onClose} onSend={send}>
      <p role="status">{lead}</p>
      <PasswordField mistake={mistakeOf(problems, 'password')} />
    </ChangeForm>
  )
}

export function Prove({ area, phone, lead, onProved, onClose }: Props) {
  const { CHANGES, PROVE } = useTexts('account-changes')
  const { run, problems } = useRun(area)
  const [method, setWay] = useState<'password' | 'code' | null>(null)
  if (method === 'password')
    return <Password area={area} lead={lead} onProved={onProved} onClose={() => setWay(null)} />
  if (method === 'code')
    return (
      <CodeForm
        area={area}
        attribute="phone_number"
        name="old_code"
        lead={fill(PROVE.code, { phone })}
        onDone={onProved}
        onClose={onClose}
      />
    )
  const send = async () => {
    const isSent = await run('attributes', null, async (identity) => {
      await identity.resendAttributeCode('phone_number')
    })
    if (isSent) setWay('code')
  }
  return (
    <div className={styles.change}>
      <Problems problems={problems} />
      <p role="status">{lead}</p>
      <p className={styles.actions}>
        <Button text={fill(PROVE.byCode, { phone })} onClick={send} />
        <Button text={PROVE.byPassword} colour="white" onClick={() => setWay('password')} />
        <Button text={CHANGES.cancel} colour="transparent" onClick={onClose} />
      </p>
    </div>
  )
}
