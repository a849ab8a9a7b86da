import { Card } from '@/components/kit/card'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/step/your-booking.module.css'
import { useTexts } from '@/lib/browser/texts'
import { isBookingFlow } from '@/lib/catalogue/flow-names'
import { fill } from '@/lib/texts/fill'
import type { Step, SummaryRow } from '@/lib/views/step'

type Props = Readonly<Pick<Step, 'flow' | 'query' | 'price'>> & { readonly summary: readonly SummaryRow[] }

export function Answers({ summary, query, price }: Omit<Props, 'flow'>) {
  const { STEP } = useTexts('steps')
  return (
    <dl className={styles.rows}>
      {summary.map((row) => (
        <div key={`${row.label} ${row.value}`} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>{row.value}</dd>
          {row.route ? (
            <dd>
              <TextLink href={`${row.route}?${query}`}>
                {STEP.change}
                <span className="visually-hidden"> {row.label}</span>
              </TextLink>
            </dd>
          ) : null}
        </div>
      ))}
      {price === '' ? null : (
        <div className={styles.row}>
          <dt className={styles.label}>{STEP.price}</dt>
          <dd className={styles.value}>{price}</dd>
        </div>
      )}
    </dl>
  )
}

export function YourBooking({ step }: { step: Props }) {
  const { STEP } = useTexts('steps')
  return (
    <Card as="aside" className={styles.panel} look="quiet" aria-labelledby="your-booking">
      <h2 id="your-booking" className={styles.title}>
        {isBookingFlow(step.flow) ? STEP.booking : STEP.request}
      </h2>
      <Answers {...step} />
    </Card>
  )
}

/** A narrow screen shows this fold above the button. */
export function YourBookingLine({ step: { query, summary, price } }: { step: Omit<Props, 'flow'> }) {
  const { STEP } = useTexts('steps')
  return (
    <details className={styles.line}>
      <summary>
        {fill(STEP.answersLine, { count: summary.length })}
        {price === '' ? null : <span className={styles.price}>{price}</span>}
      </summary>
      <Answers summary={summary} query={query} price="" />
    </details>
  )
}
