import type { ReactNode } from 'react'
import { Card } from '@/components/kit/card'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/payments/receipts.module.css'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { ReceiptsView, ReceiptView } from '@/lib/views/receipt'

type Row = readonly [label: ReactNode, value: string]

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={value + String(label)} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { RECEIPT } = useTexts('receipt')
  const { id, legalTitle, seller, tax, refunds } = receipt
  const facts: Row[] = [
    [RECEIPT.number, receipt.number],
    [RECEIPT.date, receipt.day],
    [RECEIPT.invoice, receipt.against ?? ''],
    [RECEIPT.patient, receipt.patient],
    [RECEIPT.reference, receipt.reference],
    [RECEIPT.service, receipt.service],
    [RECEIPT.place, receipt.place],
    [receipt.against === null ? RECEIPT.method : RECEIPT.backBy, RECEIPT.methods[receipt.method]],
  ]
  const parts: Row[] = tax
    ? [
        [RECEIPT.taxable, tax.taxable],
        [fill(RECEIPT.cgst, { rate: tax.rate }), tax.half],
        [fill(RECEIPT.sgst, { rate: tax.rate }), tax.half],
      ]
    : []
  return (
    <Card as="section" id={id} aria-label={receipt.number} className={styles.receipt}>
      <h2>
        {receipt.title}
        {legalTitle ? <span lang="en"> ({legalTitle})</span> : null}
      </h2>
      <p>
        <strong>{seller.name}</strong>
        <br />
        {seller.address}
        {seller.gstin ? (
          <>
            <br />
            {fill(RECEIPT.gstin, { gstin: seller.gstin })}
          </>
        ) : null}
      </p>
      <Rows rows={facts.filter(([, value]) => value !== '')} />
      <div className={styles.amounts}>
        <Rows rows={[...parts, [<strong key="total">{RECEIPT.total}</strong>, receipt.amount]]} />
      </div>
      {tax ? null : <p>{RECEIPT.exempt}</p>}
      {refunds.map(({ id: refund, day, amount }) => (
        <p key={refund}>{day === null ? fill(RECEIPT.goesBack, { amount }) : fill(RECEIPT.back, { day, amount })}</p>
      ))}
      <Note isSmall>{RECEIPT.unsigned}</Note>
    </Card>
  )
}

/** The heading and the links stay off the paper. */
export function ReceiptSheets({ view }: { view: ReceiptsView }) {
  const { RECEIPT } = useTexts('receipt')
  return (
    <>
      <h1 tabIndex={-1} data-screen>
        {RECEIPT.title}
      </h1>
      <p data-screen>{RECEIPT.lead}</p>
      {view.receipts.map((receipt) => (
        <Receipt key={receipt.id} receipt={receipt} />
      ))}
      <p data-screen>
        <TextLink href={view.bookingHref}>{RECEIPT.booking}</TextLink>
      </p>
    </>
  )
}
