// The mobile number, which is also what the patient signs in with: whoever changes it first shows that it is theirs, by
// the password or by a code on the number until now; then the new number is confirmed by a code of its own.
import { useState } from 'react'
import styles from '@/components/account/account.module.css'
import { ChangeField, ChangeForm, ProblemLine } from '@/components/account/change-form'
import { CodeForm } from '@/components/account/code-form'
import { LateSection } from '@/components/account/late-section'
import { parseParam } from '@/flows/params'
import { useAct } from '@/lib/client/account-identity'
import { CHANGES, PHONE } from '@/lib/texts/en/account-changes'
import { causeText } from '@/lib/texts/en/causes'
import { readablePhone } from '@/lib/texts/format'

const AREA = 'account/phone'
type Stage =
  | { at: 'prove' }
  | { at: 'password' }
  | { at: 'old_code' }
  | { at: 'new' }
  | { at: 'new_code'; phone: string }
type StageProps = { onStage: (stage: Stage) => void; onClose: () => void }

function Prove({ phone, onStage, onClose }: StageProps & { phone: string }) {
  const { act, isBusy, problem } = useAct(AREA, 'attributes')
  const send = async () => {
    if (await act((identity) => identity.resendAttributeCode('phone_number'))) onStage({ at: 'old_code' })
  }
  return (
    <div className={styles.change}>
      <p role="status">{PHONE.prove}</p>
      <ProblemLine problem={problem} />
      <p className={styles.actions}>
        <button className={styles.button} type="button" aria-busy={isBusy || undefined} onClick={send}>
          {PHONE.byCode(phone)}
        </button>
        <button className={styles.second} type="button" onClick={() => onStage({ at: 'password' })}>
          {PHONE.byPassword}
        </button>
        <button className={styles.plain} type="button" onClick={onClose}>
          {CHANGES.cancel}
        </button>
      </p>
    </div>
  )
}

function Password({ onStage, onClose }: StageProps) {
  const { act, isBusy, problem, refuse } = useAct(AREA, 'password')
  return (
    <ChangeForm
      button={CHANGES.codeButton}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onSend={async ({ password = '' }) => {
        if (!password) return refuse(CHANGES.passwordEmpty)
        // A pool compares a password where it is replaced, and nowhere else for somebody who is signed in.
        if (await act((identity) => identity.changePassword(password, password))) onStage({ at: 'new' })
      }}
    >
      <ChangeField name="password" label={CHANGES.password} type="password" autoComplete="current-password" />
    </ChangeForm>
  )
}

function NewNumber({ onStage, onClose }: StageProps) {
  const { act, isBusy, problem, refuse } = useAct(AREA, 'attributes')
  return (
    <ChangeForm
      button={PHONE.send}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onSend={async ({ new_phone: typed = '' }) => {
        const parsed = parseParam('phone', typed, '')
        if ('cause' in parsed) return refuse(causeText('phone', parsed.cause))
        const phone = parsed.value
        if (await act((identity) => identity.updateAttributes({ phone_number: phone })))
          onStage({ at: 'new_code', phone })
      }}
    >
      <ChangeField
        name="new_phone"
        label={PHONE.label}
        hint={PHONE.hint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={40}
      />
    </ChangeForm>
  )
}

/** Closed without its code, the change is withdrawn: the next code goes to the number until now again. */
function NewCode({
  own,
  phone,
  onDone,
  onClose,
}: {
  own: string
  phone: string
  onDone: () => void
  onClose: () => void
}) {
  const { act } = useAct(AREA, 'attributes')
  async function withdraw(): Promise<void> {
    const parsed = parseParam('phone', own, '')
    if ('value' in parsed) await act((identity) => identity.updateAttributes({ phone_number: parsed.value }))
    onClose()
  }
  const said = PHONE.newCode(readablePhone(phone))
  return (
    <CodeForm area={AREA} attribute="phone_number" name="new_code" said={said} onDone={onDone} onClose={withdraw} />
  )
}

type Props = { phone: string; onDone: () => void }

function Change({ phone, onDone }: Props) {
  const [stage, setStage] = useState<Stage | null>(null)
  const ways = { onStage: setStage, onClose: () => setStage(null) }
  if (stage?.at === 'prove') return <Prove phone={phone} {...ways} />
  if (stage?.at === 'password') return <Password {...ways} />
  if (stage?.at === 'old_code')
    return (
      <CodeForm
        area={AREA}
        attribute="phone_number"
        name="old_code"
        said={PHONE.oldCode(phone)}
        onDone={() => setStage({ at: 'new' })}
        onClose={ways.onClose}
      />
    )
  if (stage?.at === 'new') return <NewNumber {...ways} />
  if (stage?.at === 'new_code')
    return <NewCode own={phone} phone={stage.phone} onClose={ways.onClose} onDone={onDone} />
  return (
    <>
      <p className={styles.value}>{phone}</p>
      <button className={styles.second} type="button" onClick={() => setStage({ at: 'prove' })}>
        {PHONE.change}
      </button>
    </>
  )
}

/** `onDone`: the number is changed, and the page has to be asked for anew. */
export function PhoneSection(props: Props) {
  return (
    <LateSection id="phone" title={PHONE.title} line={PHONE.line}>
      <Change {...props} />
    </LateSection>
  )
}
