// The code that proves a phone or an e-mail address, with another one for whom none came.
import styles from '@/components/account/account.module.css'
import { ChangeForm, CodeField } from '@/components/account/change-form'
import { type AccountIdentity, useAct } from '@/lib/browser/account/account-identity'
import { showToast } from '@/lib/browser/shell/toast'
import { CHANGES } from '@/lib/texts/en/account-changes'

type Props = {
  area: string
  attribute: 'phone_number' | 'email'
  /** The field's name: of the forms of a page each has its own. */
  name: string
  /** Where the code went. */
  said: string
  /** What is done once the code was right, as a part of the same work. */
  keep?: (identity: AccountIdentity) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

export function CodeForm({ area, attribute, name, said, keep, onDone, onClose }: Props) {
  const { act, isBusy, problem, refuse } = useAct(area, 'code')
  async function send(code: string): Promise<void> {
    if (code === '') return refuse(CHANGES.codeEmpty)
    const isRight = await act(async (identity) => {
      await identity.verifyAttribute(attribute, code)
      await keep?.(identity)
    })
    if (isRight) onDone()
  }
  async function resend(): Promise<void> {
    if (await act((identity) => identity.resendAttributeCode(attribute)))
      showToast({ kind: 'info', text: CHANGES.resent })
  }
  return (
    <>
      <ChangeForm
        button={CHANGES.codeButton}
        isBusy={isBusy}
        problem={problem}
        onCancel={onClose}
        onSend={({ [name]: code = '' }) => send(code)}
      >
        <p role="status">{said}</p>
        <CodeField name={name} />
      </ChangeForm>
      <button className={styles.plain} type="button" onClick={resend}>
        {CHANGES.resend}
      </button>
    </>
  )
}
