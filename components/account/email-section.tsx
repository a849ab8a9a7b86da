// The e-mail address: given, confirmed by a code, removed. The site keeps it once it is confirmed.
import { useState } from 'react'
import styles from '@/components/account/account.module.css'
import { ChangeField, ChangeForm, ProblemLine } from '@/components/account/change-form'
import { CodeForm } from '@/components/account/code-form'
import { LateSection } from '@/components/account/late-section'
import { Prove } from '@/components/account/prove'
import { isEmail } from '@/flows/email'
import { useAct } from '@/lib/browser/account/account-identity'
import { useAttributes } from '@/lib/browser/account/use-account-lists'
import { callUrl, post } from '@/lib/browser/forms/post'
import { showToast } from '@/lib/browser/shell/toast'
import { CHANGES, EMAIL } from '@/lib/texts/en/account-changes'

const AREA = 'account/email'

/** Tells the site what the pool has confirmed. */
const keep = (email: string | null) => post(callUrl('user/a/update'), { email }, { area: AREA })

type FormProps = { email: string; phone: string; onSent: (email: string) => void; onClose: () => void }

function AddressForm({ email, phone, onSent, onClose }: FormProps) {
  const { act, isBusy, problem, refuse, settle } = useAct(AREA, 'attributes')
  const [asked, setAsked] = useState(email)
  if (problem?.unproved)
    return <Prove area={AREA} phone={phone} said={EMAIL.prove} onProved={settle} onClose={onClose} />
  return (
    <ChangeForm
      button={EMAIL.send}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onSend={async ({ email: typed = '' }) => {
        if (!isEmail(typed)) return refuse(EMAIL.empty)
        setAsked(typed)
        if (await act((identity) => identity.updateAttributes({ email: typed }))) onSent(typed)
      }}
    >
      <ChangeField
        name="email"
        label={EMAIL.label}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        defaultValue={asked}
      />
    </ChangeForm>
  )
}

type Open = { kind: 'address' } | { kind: 'code'; email: string } | null

function Email({ known, phone }: { known: string; phone: string }) {
  const { data, mutate } = useAttributes()
  const { act, isBusy, problem, settle } = useAct(AREA, 'attributes')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
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
        said={EMAIL.sent(open.email)}
        keep={() => keep(open.email)}
        onClose={close}
        onDone={() => done(EMAIL.saved)}
      />
    )
  if (problem?.unproved)
    return <Prove area={AREA} phone={phone} said={EMAIL.prove} onProved={settle} onClose={settle} />
  const confirm = async () => {
    if (await act((identity) => identity.resendAttributeCode('email'))) setOpen({ kind: 'code', email })
  }
  const remove = async () => {
    const isGone = await act(async (identity) => {
      await identity.deleteAttributes(['email'])
      await keep(null)
    })
    if (isGone) await done(EMAIL.removed)
  }
  return (
    <>
      <p className={email ? styles.value : styles.quiet}>
        {email || EMAIL.none}
        {email && !isVerified ? <span className={styles.badge}>{EMAIL.unverified}</span> : null}
      </p>
      <p className={styles.actions}>
        <button className={styles.second} type="button" onClick={() => setOpen({ kind: 'address' })}>
          {email ? CHANGES.change : EMAIL.add}
        </button>
        {email && !isVerified ? (
          <button className={styles.second} type="button" aria-busy={isBusy || undefined} onClick={confirm}>
            {EMAIL.confirm}
          </button>
        ) : null}
        {email ? (
          <button className={styles.plain} type="button" aria-busy={isBusy || undefined} onClick={remove}>
            {EMAIL.remove}
          </button>
        ) : null}
      </p>
      <ProblemLine problem={problem} />
    </>
  )
}

/** `phone` as it is read: where the proof goes. */
export function EmailSection({ email, phone }: { email: string; phone: string }) {
  return (
    <LateSection id="e-mail" title={EMAIL.title}>
      <Email known={email} phone={phone} />
    </LateSection>
  )
}
