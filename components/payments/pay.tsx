import type { ReactNode } from 'react'
import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/payments/payments.module.css'
import { QrCode } from '@/components/qr/qr-code'
import { HelpPhone } from '@/components/site/help-phone'
import { Layout } from '@/components/site/layout'
import { payPath } from '@/lib/addresses/paths'
import { usePaymentState } from '@/lib/browser/live/use-payment-state'
import { useQr } from '@/lib/browser/shell/qr'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { PayState, PayView } from '@/lib/views/payments'

type Props = { pay: PayView }

/** Security policies stop a form's redirect to another site, so the way out is a link. */
function Out({ href, amount }: { href: string; amount: string }) {
  const { PAY } = useTexts('payments')
  const qr = useQr(href)
  return (
    <>
      <div className={styles.act} data-primary>
        <Button text={fill(PAY.button, { amount })} size="large" route={href} rel="noreferrer" isWhole />
        <Note>{PAY.buttonLine}</Note>
      </div>
      {qr ? (
        <div className={styles.code}>
          <QrCode drawing={qr} label={PAY.codePicture} />
          <Note>{PAY.code}</Note>
        </div>
      ) : null}
    </>
  )
}

function Act({ pay: { id }, intent, text }: Props & { intent: 'again' | 'check'; text: string }) {
  return (
    <Form className={styles.act} method="post" action={payPath(id)}>
      <Button type="submit" text={text} name="intent" value={intent} />
    </Form>
  )
}

function Open({ pay }: Props) {
  const { PAY } = useTexts('payments')
  const { payHref, isFirst, amount, missed } = pay
  return (
    <>
      {payHref ? <Out href={payHref} amount={amount} /> : null}
      <div className={styles.rules}>
        <Note>{fill(isFirst ? PAY.first : PAY.until, pay)}</Note>
        <Note>
          {PAY.rule} {PAY.missed[missed]}
        </Note>
      </div>
    </>
  )
}

/** Without another way to pay, because the money may be on its way. */
function Waits({ pay }: Props) {
  const { PAY } = useTexts('payments')
  return (
    <>
      <div role="status">
        <Lead>{PAY.waitsLine}</Lead>
      </div>
      <Act pay={pay} intent="check" text={PAY.check} />
    </>
  )
}

function Away({ pay }: Props) {
  const { PAY } = useTexts('payments')
  return (
    <>
      <Lead>
        {pay.isFirst ? fill(PAY.awayFirst, pay) : PAY.awayLine} {pay.isFirst ? <HelpPhone /> : null}
      </Lead>
      <Act pay={pay} intent="again" text={fill(PAY.again, pay)} />
    </>
  )
}

const BODIES: Record<PayState, (props: Props) => ReactNode> = {
  open: Open,
  waits: Waits,
  away: Away,
  ended: function Ended({ pay }) {
    const { PAY } = useTexts('payments')
    return (
      <>
        <Lead>{PAY.endedLine}</Lead>
        <Act pay={pay} intent="again" text={fill(PAY.again, pay)} />
      </>
    )
  },
  paid: function Paid({ pay }) {
    const { PAY } = useTexts('payments')
    return <Lead>{fill(PAY.paidLine, pay)}</Lead>
  },
  back: function Back({ pay }) {
    const { PAY } = useTexts('payments')
    return <Lead>{fill(PAY.backLine, pay)}</Lead>
  },
  back_done: function BackDone({ pay }) {
    const { PAY } = useTexts('payments')
    return <Lead>{fill(PAY.backDoneLine, pay)}</Lead>
  },
  gone: function Gone() {
    const { PAY } = useTexts('payments')
    return <Lead>{PAY.goneLine}</Lead>
  },
  settled: function Settled() {
    const { PAY } = useTexts('payments')
    return <Lead>{PAY.settledLine}</Lead>
  },
}

function useTitle(pay: PayView | null): string {
  const { PAY } = useTexts('payments')
  if (pay === null) return PAY.unknown
  const titles: Record<PayState, string> = {
    open: PAY.title,
    waits: PAY.waits,
    away: PAY.away,
    ended: PAY.ended,
    paid: PAY.paid,
    back: PAY.back,
    back_done: PAY.backDone,
    gone: PAY.gone,
    settled: PAY.settled,
  }
  return titles[pay.state]
}

function Known({ pay }: Props) {
  const { PAY } = useTexts('payments')
  usePaymentState(pay)
  const Body = BODIES[pay.state]
  const mayPayLater = !pay.isFirst && (pay.state === 'open' || pay.state === 'away')
  return (
    <>
      <p>{fill(PAY.facts, pay)}</p>
      <Body pay={pay} />
      {pay.receiptHref ? (
        <p>
          <TextLink href={pay.receiptHref}>{PAY.receipt}</TextLink>
        </p>
      ) : null}
      {pay.manageHref ? (
        <p>
          <TextLink href={pay.manageHref}>{mayPayLater ? PAY.later : PAY.booking}</TextLink>
        </p>
      ) : null}
    </>
  )
}

export function Pay({ pay }: { pay: PayView | null }) {
  const { PAY } = useTexts('payments')
  const title = useTitle(pay)
  return (
    <Layout quiet>
      <PageTitle title={title} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {pay ? (
        <Known pay={pay} />
      ) : (
        <Lead>
          {PAY.unknownLine} <HelpPhone />
        </Lead>
      )}
    </Layout>
  )
}
