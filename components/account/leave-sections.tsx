// Signing out here or everywhere, and deleting the account with what becomes of its data.
import styles from '@/components/account/account.module.css'
import { Late, LateSection } from '@/components/account/late-section'
import { useLeave } from '@/components/account/use-leave'
import { useConfirmation } from '@/lib/browser/shell/dialogs'
import { LEAVE } from '@/lib/texts/en/account-changes'

export function SignOutSection() {
  const { leave, isBusy } = useLeave()
  const confirm = useConfirmation()
  const everywhere = () =>
    confirm({
      header: LEAVE.everywhereAsked,
      message: LEAVE.everywhereMessage,
      type: 'normal',
      actionCallback: (isConfirmed) => void (isConfirmed && leave({ everywhere: true })),
    })
  return (
    <LateSection id="sign-out" title={LEAVE.title} line={LEAVE.everywhereLine}>
      <p className={styles.actions}>
        <button className={styles.second} type="button" aria-disabled={isBusy || undefined} onClick={everywhere}>
          {LEAVE.everywhere}
        </button>
        <button className={styles.second} type="button" aria-disabled={isBusy || undefined} onClick={() => leave({})}>
          {LEAVE.here}
        </button>
      </p>
    </LateSection>
  )
}

function DeleteButton() {
  const { remove, isBusy } = useLeave()
  const confirm = useConfirmation()
  const ask = () =>
    confirm({
      header: LEAVE.deleteAsked,
      message: LEAVE.deleteMessage,
      type: 'danger',
      actionCallback: (isConfirmed) => void (isConfirmed && remove()),
    })
  return (
    <button className={styles.danger} type="button" aria-disabled={isBusy || undefined} onClick={ask}>
      {LEAVE.delete}
    </button>
  )
}

export function DeleteSection() {
  return (
    <section className={styles.part} aria-labelledby="delete-title">
      <h2 id="delete-title">{LEAVE.deleteTitle}</h2>
      <p className={styles.quiet}>{LEAVE.deleteLine}</p>
      <ul className={styles.plainList}>
        {LEAVE.deleteList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Late>
        <DeleteButton />
      </Late>
    </section>
  )
}
