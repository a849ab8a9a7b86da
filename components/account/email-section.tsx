import { useState } from 'react'
import { ChangeForm } from '@/components/account/change-form'
import styles from '@/components/account/changes.module.css'
import { CodeForm } from '@/components/account/code-form'
import { LateSection } from '@/components/account/late-section'
import { Problems } from '@/components/account/problems'
import { Prove } from '@/components/account/prove'
import { Badge } from '@/components/kit/badge'
import { Button } from '@/components/kit/button'
import { Field } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { isEmail } from '@/flows/email'
import { useAttributes } from '@/lib/browser/account/use-account-lists'
import { type UserRecord, useUser } from '@/lib/browser/account/user-context'
import { post } from '@/lib/browser/forms/post'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readField } from '@/lib/browser/identity/read-fields'
import { useRun } from '@/lib/browser/identity/use-run'
import { useAlert } from '@/lib/browser/shell/dialogs'
import { showToast } from '@/lib/browser/shell/toast'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

const AREA = 'account/email'

type FormProps = { email: string; phone: string; onSent: (email: string) => void; onClose: () => void }

function AddressForm({ email, phone, onSent, onClose }: FormProps) {
  const { EMAIL } = useTexts('account-changes')
  const { run, isBusy, problems, setProblems } = useRun(AREA)
  const [typed, setAsked] = useState(email)
  if (problems.some(({ remedy }) => remedy === 'prove'))
    return <Prove area={AREA} phone={phone} lead={EMAIL.prove} onProved={() => setProblems([])} onClose={onClose} />
  async function send(values: FormData): Promise<void> {
    const typed = readField(values, 'email').trim()
    if (!isEmail(typed)) return setProblems([{ control: 'email', text: EMAIL.empty }])
    setAsked(typed)
    const isSent = await run('attributes', 'email', async (identity) => {
      await identity.updateAttributes({ email: typed })
    })
    if (isSent) onSent(typed)
  }
  return (
    <ChangeForm button={EMAIL.send} isBusy={isBusy} problems={problems} onCancel={onClose} onSend={send}>
      <Field
        name="email"
        label={EMAIL.label}
        type="email"
        autoComplete="email"
        spellCheck={false}
        value={typed}
        mistake={mistakeOf(problems, 'email')}
      />
    </ChangeForm>
  )
}

type OpenForm = { kind: 'address' } | { kind: 'code'; email: string } | null

function Email({ known, phone }: { known: string; phone: string }) {
  const { CHANGES, EMAIL } = useTexts('account-changes')
  const { data, mutate } = useAttributes()
  const { setUserData } = useUser()
  const alert = useAlert()
  const { run, problems, setProblems } = useRun(AREA)
  const [open, setOpen] = useState<OpenForm>(null)
  const close = () => setOpen(null)
  /** The site stores an address only after the pool has confirmed it. */
  const keep = async (address: string | null): Promise<void> => {
    const record = await post<UserRecord>('user/a/update', { email: address }, { area: AREA })
    if (record) setUserData(record)
  }
  const settle = () => setProblems([])
  const email = data?.email ?? known
  const isVerified = data ? data.email_verified === 'true' : known !== ''
  const done = async (text: string): Promise<void> => {
    close()
    await mutate()
    showToast({ kind: 'success', text })
  }
  if (open?.kind === 'address')
    return (
      <AddressForm
        email={email}
        phone={phone}
        onClose={close}
        onSent={(sent) => setOpen({ kind: 'code', email: sent })}
      />
    )
  if (open?.kind === 'code')
    return (
      <CodeForm
        area={AREA}
        attribute="email"
        name="email_code"
        lead={fill(EMAIL.sent, { email: open.email })}
        keep={() => keep(open.email)}
        onClose={close}
        onDone={() => done(EMAIL.saved)}
      />
    )
  if (problems.some(({ remedy }) => remedy === 'prove'))
    return <Prove area={AREA} phone={phone} lead={EMAIL.prove} onProved={settle} onClose={settle} />
  const confirm = async () => {
    const isSent = await run('attributes', null, async (identity) => {
      await identity.resendAttributeCode('email')
    })
    if (isSent) setOpen({ kind: 'code', email })
  }
  const remove = async (): Promise<void> => {
    const isGone = await run('attributes', null, async (identity) => {
      await identity.deleteAttributes(['email'])
      await keep(null)
    })
    if (isGone) await done(EMAIL.removed)
  }
  const askToRemove = () =>
    alert({
      type: 'choice',
      header: EMAIL.removeHeader,
      message: EMAIL.removeLine,
      onConfirm: () => void remove(),
    })
  return (
    <>
      <Problems problems={problems} />
      {email ? (
        <p className={styles.value}>
          {email}
          {isVerified ? null : <Badge>{EMAIL.unverified}</Badge>}
        </p>
      ) : (
        <Note>{EMAIL.none}</Note>
      )}
      <p className={styles.actions}>
        <Button text={email ? CHANGES.change : EMAIL.add} colour="white" onClick={() => setOpen({ kind: 'address' })} />
        {email && !isVerified ? <Button text={EMAIL.confirm} colour="white" onClick={confirm} /> : null}
        {email ? <Button text={EMAIL.remove} colour="transparent" onClick={askToRemove} /> : null}
      </p>
    </>
  )
}

/** `phone` is readable text: the proof goes there. */
export function EmailSection({ email, phone }: { email: string; phone: string }) {
  const { EMAIL } = useTexts('account-changes')
  return (
    <LateSection id="e-mail" title={EMAIL.title}>
      <Email known={email} phone={phone} />
    </LateSection>
  )
}
