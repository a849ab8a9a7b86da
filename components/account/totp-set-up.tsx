// Setting up an authenticator app: the picture to scan, the key to type, and the first code that the app shows.
import { useEffect, useState } from 'react'
import { ChangeForm, CodeField } from '@/components/account/change-form'
import { Skeleton } from '@/components/account/late-section'
import { TotpKey } from '@/components/sign-in/totp-set-up'
import { useAct } from '@/lib/browser/account/account-identity'
import { CHANGES, MFA } from '@/lib/texts/en/account-changes'

type Secret = { secret: string; uri: string }
type Props = { onClose: () => void; onDone: () => void }

export function TotpSetUp({ onClose, onDone }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const { act, isBusy, problem, refuse } = useAct('account/totp', 'mfa')

  useEffect(() => {
    let isCurrent = true
    void act(async (identity) => {
      const made = await identity.setUpTotp()
      if (isCurrent) setSecret(made)
    })
    return () => {
      isCurrent = false
    }
  }, [act])

  return (
    <ChangeForm
      button={CHANGES.codeButton}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onSend={async ({ totp_code: code = '' }) => {
        if (!code) return refuse(MFA.shownEmpty)
        if (await act((identity) => identity.verifyTotp(code))) onDone()
      }}
    >
      {secret ? <TotpKey {...secret} /> : <Skeleton />}
      <CodeField name="totp_code" label={MFA.shown} hint={MFA.shownHint} />
    </ChangeForm>
  )
}
