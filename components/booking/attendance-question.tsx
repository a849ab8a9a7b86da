import type { ReactNode } from 'react'
import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Card } from '@/components/kit/card'
import { Form } from '@/components/kit/form'
import { useTexts } from '@/lib/browser/texts'
import type { BookingView } from '@/lib/views/booking'

/** A question with one button, on the booking's page. */
export function QuestionCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.proof} look="quiet" data-screen aria-labelledby={id}>
      <h2 id={id} className={styles.legend}>
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** `attends`: attendance is confirmed; otherwise the page asks. */
type Props = { ticket: BookingView; attends: boolean }

export function AttendanceQuestion({ ticket, attends }: Props) {
  const { COMING } = useTexts('manage')
  if (attends)
    return (
      <Callout tone="leaf" role="status">
        {COMING.said[ticket.kind]}
      </Callout>
    )
  return (
    <QuestionCard id="coming" title={COMING.title[ticket.kind]}>
      <Form method="post" action={ticket.manageHref} data-primary>
        <Button type="submit" text={COMING.button[ticket.kind]} name="intent" value="come" />
      </Form>
      {ticket.canChange ? <p>{COMING.line}</p> : null}
    </QuestionCard>
  )
}
