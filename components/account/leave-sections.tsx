import styles from '@/components/account/changes.module.css'
import { Late, LateSection } from '@/components/account/late-section'
import { Button } from '@/components/kit/button'
import { BulletList } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { useSignOut } from '@/lib/browser/account/use-sign-out'
import { useConfirmation } from '@/lib/browser/shell/dialogs'
import { useTexts } from '@/lib/browser/texts'

export function SignOutSection() {
  const { LEAVE } = useTexts('account-changes')
  const { leave, isBusy } = useSignOut()
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
        <Button text={LEAVE.everywhere} colour="white" disabled={isBusy} onClick={everywhere} />
        <Button text={LEAVE.here} colour="white" disabled={isBusy} onClick={() => leave({})} />
      </p>
    </LateSection>
  )
}

function DeleteButton() {
  const { LEAVE } = useTexts('account-changes')
  const { remove, isBusy } = useSignOut()
  const confirm = useConfirmation()
  const ask = () =>
    confirm({
      header: LEAVE.deleteAsked,
      message: LEAVE.deleteMessage,
      type: 'danger',
      actionCallback: (isConfirmed) => void (isConfirmed && remove()),
    })
  return <Button text={LEAVE.delete} colour="coral" disabled={isBusy} onClick={ask} />
}

export function DeleteSection() {
  const { LEAVE } = useTexts('account-changes')
  return (
    <section className={styles.part} aria-labelledby="delete-title">
      <h2 id="delete-title">{LEAVE.deleteTitle}</h2>
      <Note>{LEAVE.deleteLine}</Note>
      <BulletList>
        {LEAVE.deleteList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </BulletList>
      <Late>
        <DeleteButton />
      </Late>
    </section>
  )
}
