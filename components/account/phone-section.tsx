// Patients sign in with this number, so they first prove that the account is theirs.
import { useState } from 'react'
import { ChangeForm } from '@/components/account/change-form'
import styles from '@/components/account/changes.module.css'
import { CodeForm } from '@/components/account/code-form'
import { LateSection } from '@/components/account/late-section'
import { Prove } from '@/components/account/prove'
import { Button } from '@/components/kit/button'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readField, readPhoneField } from '@/lib/browser/identity/read-fields'
import { useRun } from '@/lib/browser/identity/use-run'
import { phoneEntered } from '@/lib/browser/measuring/analytics'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import { readablePhone } from '@/lib/texts/format'

const AREA = 'account/phone'
const NEW_PHONE = 'new_phone'
type Stage = { at: 'prove' } | { at: 'new' } | { at: 'new_code'; phone: string }
type StageProps = { onStage: (stage: Stage) => void; onClose: () => void }

/** `accountPhone` is readable text. The proof may expire before the new number is typed. */
function NewNumber({ accountPhone, onStage, onClose }: StageProps & { accountPhone: string }) {
  const { PHONE } = useTexts('account-changes')
  const { run, isBusy, problems, setProblems } = useRun(AREA)
  const [typed, setAsked] = useState('')
  if (problems.some(({ remedy }) => remedy === 'prove'))
    return (
      <Prove area={AREA} phone={accountPhone} lead={PHONE.prove} onProved={() => setProblems([])} onClose={onClose} />
    )
  async function send(values: FormData): Promise<void> {
    const typed = readField(values, NEW_PHONE)
    const phone = readPhoneField(typed, NEW_PHONE)
    if ('problem' in phone) return setProblems([phone.problem])
    phoneEntered(phone.value)
    setAsked(typed)
    const isSent = await run('attributes', NEW_PHONE, async (identity) => {
      await identity.updateAttributes({ phone_number: phone.value })
    })
    if (isSent) onStage({ at: 'new_code', phone: phone.value })
  }
  return (
    <ChangeForm button={PHONE.send} isBusy={isBusy} problems={problems} onCancel={onClose} onSend={send}>
      <PhoneField name={NEW_PHONE} label={PHONE.label} value={typed} mistake={mistakeOf(problems, NEW_PHONE)} />
    </ChangeForm>
  )
}

type NewCodeProps = { accountPhone: string; phone: string; onDone: () => void; onClose: () => void }

/** Closing withdraws the change, so that the next code goes to the old number. */
function NewCode({ accountPhone, phone, onDone, onClose }: NewCodeProps) {
  const { PHONE } = useTexts('account-changes')
  const { run } = useRun(AREA)
  async function withdraw(): Promise<void> {
    const before = readPhoneField(accountPhone)
    if ('value' in before)
      await run('attributes', null, async (identity) => {
        await identity.updateAttributes({ phone_number: before.value })
      })
    onClose()
  }
  const lead = fill(PHONE.newCode, { phone: readablePhone(phone) })
  return (
    <CodeForm area={AREA} attribute="phone_number" name="new_code" lead={lead} onDone={onDone} onClose={withdraw} />
  )
}

type Props = { phone: string; onDone: () => void }

function Change({ phone, onDone }: Props) {
  const { PHONE } = useTexts('account-changes')
  const [stage, setStage] = useState<Stage | null>(null)
  const callbacks = { onStage: setStage, onClose: () => setStage(null) }
  if (stage?.at === 'prove')
    return (
      <Prove
        area={AREA}
        phone={phone}
        lead={PHONE.prove}
        onProved={() => setStage({ at: 'new' })}
        onClose={callbacks.onClose}
      />
    )
  if (stage?.at === 'new') return <NewNumber accountPhone={phone} {...callbacks} />
  if (stage?.at === 'new_code')
    return <NewCode accountPhone={phone} phone={stage.phone} onClose={callbacks.onClose} onDone={onDone} />
  return (
    <>
      <p className={styles.value}>{phone}</p>
      <Button text={PHONE.change} colour="white" onClick={() => setStage({ at: 'prove' })} />
    </>
  )
}

/** `onDone`: the number has changed, so the page must load again. */
export function PhoneSection(props: Props) {
  const { PHONE } = useTexts('account-changes')
  return (
    <LateSection id="phone" title={PHONE.title} line={PHONE.line}>
      <Change {...props} />
    </LateSection>
  )
}
