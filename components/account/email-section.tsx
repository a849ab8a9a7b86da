// The e-mail address: given, confirmed by a code, removed. The site keeps it once it is confirmed.
import { useState } from 'react'
import styles from '@/components/account/account.module.css'
import { ChangeField, ChangeForm, ProblemLine } from '@/components/account/change-form'
import { CodeForm } from '@/components/account/code-form'
import { LateSection } from '@/components/account/late-section'
import { useAct } from '@/lib/client/account-identity'
import { callUrl, post } from '@/lib/client/post'
import { showToast } from '@/lib/client/toast'
import { useAttributes } from '@/lib/client/use-account-lists'
import { CHANGES, EMAIL } from '@/lib/texts/en/account-changes'

const AREA = 'account/email'
/** Something, an at sign, a domain with a dot: the code decides the rest. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Tells the site what the pool has confirmed. */
const keep = (email: string | null) => post(callUrl('user/a/update'), { email }, { area: AREA })

type FormProps = { email: string; onSent: (email: string) => void; onClose: () => void }

function AddressForm({ email, onSent, onClose }: FormProps) {
  const { act, isBusy, problem, refuse } = useAct(AREA, 'attributes')
  return (
    <ChangeForm
      button={EMAIL.send}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onSend={async ({ email: typed = '' }) => {
        if (!ADDRESS.test(typed)) return refuse(EMAIL.empty)
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
        defaultValue={email}
      />
    </ChangeForm>
  )
}

type Open = { kind: 'address' } | { kind: 'code'; email: string } | null

function Email({ known }: { known: string }) {
  const { data, mutate } = useAttributes()
  const { act, isBusy, problem } = useAct(AREA, 'attributes')
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
    return <AddressForm email={email} onClose={close} onSent={(sent) => setOpen({ kind: 'code', email: sent })} />
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

export function EmailSection({ email }: { email: string }) {
  return (
    <LateSection id="e-mail" title={EMAIL.title}>
      <Email known={email} />
    </LateSection>
  )
}
