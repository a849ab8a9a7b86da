import type { ReactNode } from 'react'
import styles from '@/components/booking/booking.module.css'
import { OtherTimes } from '@/components/booking/other-times'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import { useSecondsLeft } from '@/lib/browser/forms/use-seconds-left'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingView, UndoView } from '@/lib/views/booking'

type Props = { ticket: BookingView; undo: UndoView }

const UNDO_INTENT = 'undo'

function UndoCard({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.proof} look="quiet" data-screen aria-labelledby="undo">
      <h2 id="undo" className={styles.legend}>
        {title}
      </h2>
      <p>{line}</p>
      {children}
    </Card>
  )
}

function UndoButton({ ticket, seconds }: { ticket: BookingView; seconds: number }) {
  const { UNDO } = useTexts('manage')
  const left = useSecondsLeft(seconds)
  if (left === 0) return null
  return (
    <UndoCard title={UNDO.title} line={UNDO.line}>
      <Form method="post" action={ticket.manageHref} data-primary>
        <Button type="submit" text={UNDO.button} name="intent" value={UNDO_INTENT} />
      </Form>
      {left === null ? null : <Note isSmall>{fill(UNDO.left, { seconds: left })}</Note>}
    </UndoCard>
  )
}

export function Undo({ ticket, undo }: Props) {
  const { UNDO } = useTexts('manage')
  if (undo.others.length === 0) return <UndoButton ticket={ticket} seconds={undo.seconds} />
  return (
    <UndoCard title={UNDO.others} line={UNDO.othersLine}>
      <OtherTimes slots={undo.others} action={ticket.manageHref} verb="" intent={UNDO_INTENT} />
    </UndoCard>
  )
}
