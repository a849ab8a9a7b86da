// The key is requested only when this part opens.
import { useEffect, useState } from 'react'
import { ChangeForm } from '@/components/account/change-form'
import { Skeleton } from '@/components/account/late-section'
import { TotpFields, type TotpSecret } from '@/components/account/sign-in/totp-fields'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readCodeField } from '@/lib/browser/identity/read-fields'
import { useRun } from '@/lib/browser/identity/use-run'
import { useTexts } from '@/lib/browser/texts'

const CODE = 'totp_code'
type Props = { onClose: () => void; onDone: () => void }

export function TotpSetUp({ onClose, onDone }: Props) {
  const { CHANGES } = useTexts('account-changes')
  const [key, setKey] = useState<TotpSecret | null>(null)
  const { run, isBusy, problems, setProblems } = useRun('account/totp')

  useEffect(() => {
    void run('mfa', null, async (identity) => setKey(await identity.setUpTotp()))
  }, [run])

  async function send(values: FormData): Promise<void> {
    const code = readCodeField(values, CODE)
    if ('problem' in code) return setProblems([code.problem])
    const isRight = await run('mfa', CODE, (identity) => identity.verifyTotp(code.value))
    if (isRight) onDone()
  }
  return (
    <ChangeForm button={CHANGES.codeButton} isBusy={isBusy} problems={problems} onCancel={onClose} onSend={send}>
      {key ? <TotpFields {...key} name={CODE} mistake={mistakeOf(problems, CODE)} /> : <Skeleton />}
    </ChangeForm>
  )
}
