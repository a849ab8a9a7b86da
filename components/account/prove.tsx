// Whoever changes what the account is reached by first shows that it is theirs: by the password, or by a code on the number.
import { useState } from 'react'
import styles from '@/components/account/account.module.css'
import { ChangeField, ChangeForm, ProblemLine } from '@/components/account/change-form'
import { CodeForm } from '@/components/account/code-form'
import { useAct } from '@/lib/browser/account/account-identity'
import { CHANGES, PROVE } from '@/lib/texts/en/account-changes'

type Props = {
  area: string
  /** The number until now, as it is read. */
  phone: string
  /** Why. */
  said: string
  onProved: () => void
  onClose: () => void
}

function Password({ area, said, onProved, onClose }: Omit<Props, 'phone'>) {
  const { act, isBusy, problem, refuse } = useAct(area, 'password')
  return (
    <ChangeForm
      button={CHANGES.codeButton}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onSend={async ({ password = '' }) => {
        if (!password) return refuse(CHANGES.passwordEmpty)
        // A pool compares a password where it is replaced, and nowhere else for somebody who is signed in.
        if (await act((identity) => identity.changePassword(password, password))) onProved()
      }}
    >
      <p role="status">{said}</p>
      <ChangeField name="password" label={CHANGES.password} type="password" autoComplete="current-password" />
    </ChangeForm>
  )
}

export function Prove({ area, phone, said, onProved, onClose }: Props) {
  const { act, isBusy, problem } = useAct(area, 'attributes')
  const [way, setWay] = useState<'password' | 'code' | null>(null)
  if (way === 'password') return <Password area={area} said={said} onProved={onProved} onClose={() => setWay(null)} />
  if (way === 'code')
    return (
      <CodeForm
        area={area}
        attribute="phone_number"
        name="old_code"
        said={PROVE.code(phone)}
        onDone={onProved}
        onClose={onClose}
      />
    )
  const send = async () => {
    if (await act((identity) => identity.resendAttributeCode('phone_number'))) setWay('code')
  }
  return (
    <div className={styles.change}>
      <p role="status">{said}</p>
      <ProblemLine problem={problem} />
      <p className={styles.actions}>
        <button className={styles.button} type="button" aria-busy={isBusy || undefined} onClick={send}>
          {PROVE.byCode(phone)}
        </button>
        <button className={styles.second} type="button" onClick={() => setWay('password')}>
          {PROVE.byPassword}
        </button>
        <button className={styles.plain} type="button" onClick={onClose}>
          {CHANGES.cancel}
        </button>
      </p>
    </div>
  )
}
