import type { ReactNode } from 'react'
import styles from '@/components/account/changes.module.css'
import { Problems } from '@/components/account/problems'
import { Button } from '@/components/kit/button'
import type { Run } from '@/lib/browser/identity/use-run'
import { useTexts } from '@/lib/browser/texts'

type Props = Pick<Run, 'isBusy' | 'problems'> & {
  onSend: (values: FormData) => unknown
  button: string
  onCancel?: () => void
  children?: ReactNode
}

export function ChangeForm({ onSend, button, isBusy, problems, onCancel, children }: Props) {
  const { CHANGES } = useTexts('account-changes')
  return (
    <form
      className={styles.change}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSend(new FormData(event.currentTarget))
      }}
    >
      <Problems problems={problems} />
      {children}
      <p className={styles.actions}>
        <Button type="submit" text={button} isLoading={isBusy} />
        {onCancel ? <Button text={CHANGES.cancel} colour="transparent" onClick={onCancel} /> : null}
      </p>
    </form>
  )
}
