// The mobile number, which is also what the patient signs in with: whoever changes it first shows that it is theirs, by
// the password or by a code on the number until now; then the new number is confirmed by a code of its own.
import { useState } from 'react'
import styles from '@/components/account/account.module.css'
import { ChangeField, ChangeForm } from '@/components/account/change-form'
import { CodeForm } from '@/components/account/code-form'
import { LateSection } from '@/components/account/late-section'
import { Prove } from '@/components/account/prove'
import { parseParam } from '@/flows/params'
import { useAct } from '@/lib/browser/account/account-identity'
import { PHONE } from '@/lib/texts/en/account-changes'
import { causeText } from '@/lib/texts/en/causes'
import { readablePhone } from '@/lib/texts/format'

const AREA = 'account/phone'
type Stage = { at: 'prove' } | { at: 'new' } | { at: 'new_code'; phone: string }
type StageProps = { onStage: (stage: Stage) => void; onClose: () => void }

/** `own` as it is read: a proof can be too long ago by the time that the new number is typed. */
function NewNumber({ own, onStage, onClose }: StageProps & { own: string }) {
  const { act, isBusy, problem, refuse, settle } = useAct(AREA, 'attributes')
  const [asked, setAsked] = useState('')
  if (problem?.unproved) return <Prove area={AREA} phone={own} said={PHONE.prove} onProved={settle} onClose={onClose} />
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
        setAsked(typed)
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
        defaultValue={asked}
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
  if (stage?.at === 'prove')
    return (
      <Prove
        area={AREA}
        phone={phone}
        said={PHONE.prove}
        onProved={() => setStage({ at: 'new' })}
        onClose={ways.onClose}
      />
    )
  if (stage?.at === 'new') return <NewNumber own={phone} {...ways} />
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
