import { QuestionCard } from '@/components/booking/attendance-question'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingView } from '@/lib/views/booking'
import type { ManageView } from '@/lib/views/manage'

type Props = { ticket: BookingView; arrival: NonNullable<ManageView['arrival']> }

export function Arrival({ ticket, arrival: { since } }: Props) {
  const { ARRIVAL } = useTexts('manage')
  if (since !== null)
    return (
      <Callout tone="leaf" role="status">
        {fill(ARRIVAL.known, { time: since })}
      </Callout>
    )
  return (
    <QuestionCard id="here" title={ARRIVAL.title}>
      <Form method="post" action={ticket.manageHref} data-primary>
        <Button type="submit" text={ARRIVAL.button} name="intent" value="here" />
      </Form>
      <Note>{ARRIVAL.line}</Note>
    </QuestionCard>
  )
}
