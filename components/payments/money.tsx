import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/payments/payments.module.css'
import { managePath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { MoneyView } from '@/lib/views/payments'

/** The booking's page handles the form, also from the page that says that it is booked. */
export function Money({ reference, money }: { reference: string; money: MoneyView }) {
  const { MONEY, PAY } = useTexts('payments')
  const { due, paid, surplus, back, receiptHref } = money
  return (
    <Card as="section" className={styles.card} look="quiet" data-screen aria-labelledby="money">
      <h2 id="money" className={styles.title}>
        {MONEY.title}
      </h2>
      {paid ? <p>{fill(PAY.paidLine, { amount: paid })}</p> : null}
      {surplus ? <p>{fill(MONEY.surplus, { amount: surplus })}</p> : null}
      {back ? <p>{fill(back.isDone ? PAY.backDoneLine : PAY.backLine, back)}</p> : null}
      {receiptHref ? (
        <p>
          <TextLink href={receiptHref}>{PAY.receipt}</TextLink>
        </p>
      ) : null}
      {due ? (
        <Form method="post" action={managePath(reference)}>
          <Note>{due.first === null ? MONEY.due : fill(MONEY.first, { amount: due.amount, until: due.first })}</Note>
          <Button
            type="submit"
            text={fill(MONEY.pay, due)}
            colour={due.first === null ? 'white' : 'blue'}
            name="intent"
            value="pay"
          />
        </Form>
      ) : null}
    </Card>
  )
}
