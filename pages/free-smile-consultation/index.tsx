import Link from 'next/link'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import { PURPOSE_KEYS } from '@/lib/catalogue/concerns'
import { type StepContext, type StepProps, withStep } from '@/lib/http/with-step'
import { optionsOf } from '@/lib/texts/en/choices'
import { PPR_LANDING } from '@/lib/texts/en/steps'

type Data = { cards: { label: string; line?: string; href: string }[] }

export const getServerSideProps = withStep<Data>('/free-smile-consultation', {
  load: async ({ answers, hrefOf }: StepContext) => ({
    cards: optionsOf('purpose', PURPOSE_KEYS).map(({ value, label, line = '' }) => ({
      label,
      line,
      href: hrefOf('/free-smile-consultation/input-phone', { ...answers, purpose: value }),
    })),
  }),
})

export default function FreeSmileConsultation({ step, data }: StepProps<Data>) {
  return (
    <StepPage
      step={step}
      title={PPR_LANDING.title}
      lead={PPR_LANDING.lead}
      button={PPR_LANDING.start}
      after={
        <>
          <section className={styles.section}>
            <h2>{PPR_LANDING.cards}</h2>
            <ul className={styles.list}>
              {data.cards.map((card) => (
                <li key={card.label}>
                  <Link href={card.href} prefetch={false}>
                    {card.label}
                  </Link>
                  . {card.line}
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.section}>
            <h2>{PPR_LANDING.how}</h2>
            <ol className={styles.list}>
              {PPR_LANDING.howList.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
          <section className={styles.section}>
            <h2>{PPR_LANDING.who}</h2>
            <p>{PPR_LANDING.whoLine}</p>
          </section>
        </>
      }
    >
      {() => (step.values.purpose ? <input type="hidden" name="purpose" value={step.values.purpose} /> : null)}
    </StepPage>
  )
}
