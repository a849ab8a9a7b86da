import { ChangeForm } from '@/components/account/change-form'
import { Button } from '@/components/kit/button'
import { CodeField } from '@/components/kit/fields/code-field'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readCodeField } from '@/lib/browser/identity/read-fields'
import { useRun } from '@/lib/browser/identity/use-run'
import { showToast } from '@/lib/browser/shell/toast'
import { useTexts } from '@/lib/browser/texts'

type Props = {
  area: string
  attribute: 'phone_number' | 'email'
  /** Unique among the page's forms. */
  name: string
  /** The sentence about where the code went. */
  lead: string
  /** Runs after the right code, as a part of the same work. */
  keep?: () => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

export function CodeForm({ area, attribute, name, lead, keep, onDone, onClose }: Props) {
  const { CHANGES } = useTexts('account-changes')
  const { run, isBusy, problems, setProblems } = useRun(area)
  async function send(values: FormData): Promise<void> {
    const code = readCodeField(values, name)
    if ('problem' in code) return setProblems([code.problem])
    const isRight = await run('code', name, async (identity) => {
      await identity.verifyAttribute(attribute, code.value)
      await keep?.()
    })
    if (isRight) onDone()
  }
  async function resend(): Promise<void> {
    const isSent = await run('code', null, async (identity) => {
      await identity.resendAttributeCode(attribute)
    })
    if (isSent) showToast({ kind: 'info', text: CHANGES.resent })
  }
  return (
    <>
      <ChangeForm button={CHANGES.codeButton} isBusy={isBusy} problems={problems} onCancel={onClose} onSend={send}>
        <p role="status">{lead}</p>
        <CodeField name={name} label={CHANGES.code} hint={CHANGES.codeHint} mistake={mistakeOf(problems, name)} />
      </ChangeForm>
      <Button text={CHANGES.resend} colour="transparent" onClick={resend} />
    </>
  )
}
