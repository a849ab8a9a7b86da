import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Card } from '@/components/kit/card'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { CallsIn } from '@/components/site/calls-in'
import { StepPage } from '@/components/step/step-page'
import styles from '@/components/step/your-booking.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { Step } from '@/lib/views/step'
import type { PprEndData } from '@/lib/views/steps'

function Call({ data }: { data: PprEndData }) {
  const { PPR_END } = useTexts('consultation')
  const { BRAND } = useTexts('brand')
  const { when, isNotified, name, phone } = data
  const facts = [
    [PPR_END.when, when],
    [PPR_END.who, data.who ?? fill(PPR_END.whoLine, { brand: BRAND.name })],
    [PPR_END.whom, fill(PPR_END.whomLine, { name, phone })],
    [PPR_END.from, BRAND.helpPhone.display],
  ]
  return (
    <Card>
      <dl className={styles.rows}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <CallsIn />
      {isNotified ? <p>{PPR_END.bySms}</p> : null}
    </Card>
  )
}

function Rather({ chair }: { chair: PprEndData['chair'] }) {
  const { PPR_END } = useTexts('consultation')
  const { BRAND } = useTexts('brand')
  return (
    <Section className={styles.rather} title={PPR_END.rather}>
      {chair ? (
        <>
          <p>{fill(PPR_END.chair, chair)}</p>
          <p data-primary>
            <Button text={PPR_END.take} colour="white" route={chair.href} />
          </p>
        </>
      ) : null}
      <p>
        {PPR_END.orCall} <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
        <br />
        {BRAND.helpHours}
      </p>
    </Section>
  )
}

export function PprEnd({ step, data }: { step: Step; data: PprEndData }) {
  const { PPR_END } = useTexts('consultation')
  return (
    <StepPage sentences={{}} step={{ ...step, back: null }} title={PPR_END.title} button={null}>
      {() => (
        <>
          {data.strongPain ? (
            <Callout tone="coral">
              <p>{PPR_END.strong}</p>
              <p>
                <Button text={PPR_END.emergency} colour="coral" route={data.emergencyHref} />
              </p>
            </Callout>
          ) : null}
          <Call data={data} />
          {step.back ? <TextLink href={`${step.back}?${step.query}`}>{PPR_END.change}</TextLink> : null}
          <Rather chair={data.chair} />
          <TextLink href={PATHS.home}>{PPR_END.home}</TextLink>
        </>
      )}
    </StepPage>
  )
}
