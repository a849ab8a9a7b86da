import { CallsIn } from '@/components/site/calls-in'
// variant_A has cards of concerns; variant_B has one sentence and one button.

import Head from 'next/head'
import { PictureCards } from '@/components/kit/choices/picture-cards'
import { BulletList } from '@/components/kit/list'
import { Section } from '@/components/kit/section'
import { StepPage } from '@/components/step/step-page'
import { sharedPath } from '@/lib/addresses/brand'
import { CONSULTATION } from '@/lib/addresses/paths'
import { useCanonical } from '@/lib/browser/shell/use-local-path'
import { useTexts } from '@/lib/browser/texts'
import { choicePicture } from '@/lib/catalogue/treatments/choice-pictures'
import { isExperimentVariant } from '@/lib/catalogue/variants'
import { fill, plural } from '@/lib/texts/fill'
import type { Step } from '@/lib/views/step'

type Card = { purpose: string; label: string; line: string; href: string }
/** `questions` is the number of questions before the call. */
export type PprLandingData = { origin: string; cards: readonly Card[]; questions: number }

function More({ cards, questions }: Omit<PprLandingData, 'origin'>) {
  const { LANGUAGE } = useTexts('language')
  const { PPR_LANDING } = useTexts('consultation')
  const drawn = cards.map((card) => ({ ...card, picture: choicePicture('purpose', card.purpose) ?? 'scenes/clinic' }))
  return (
    <>
      <Section>
        <h2>{PPR_LANDING.cards}</h2>
        <PictureCards cards={drawn} />
      </Section>
      <Section>
        <h2>{PPR_LANDING.how}</h2>
        <BulletList isOrdered>
          {[
            PPR_LANDING.howAsked,
            plural(LANGUAGE, PPR_LANDING.howMore, { count: questions }),
            ...PPR_LANDING.howThen,
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </BulletList>
      </Section>
      <Section>
        <h2>{PPR_LANDING.who}</h2>
        <p>{PPR_LANDING.whoLine}</p>
        <CallsIn />
      </Section>
    </>
  )
}

export function PprLanding({ step, data }: { step: Step; data: PprLandingData }) {
  const { SITE } = useTexts('site')
  const { BRAND } = useTexts('brand')
  const { PPR_LANDING } = useTexts('consultation')
  const { PURPOSE } = useTexts('select-issue')
  const canonical = useCanonical(`${data.origin}${CONSULTATION}`)
  const isShort = isExperimentVariant(step.experiment, 'ppr', 'variant_B')
  return (
    <>
      <Head>
        <meta key="description" name="description" content={PPR_LANDING.lead} />
        <link key="canonical" rel="canonical" href={canonical} />
        <meta key="og:url" property="og:url" content={canonical} />
        <meta
          key="og:title"
          property="og:title"
          content={fill(SITE.titleOf, { title: PPR_LANDING.title, brand: BRAND.name })}
        />
        <meta key="og:site_name" property="og:site_name" content={BRAND.name} />
        <meta key="og:type" property="og:type" content="website" />
        <meta key="og:description" property="og:description" content={PPR_LANDING.lead} />
        <meta key="og:image" property="og:image" content={`${data.origin}${sharedPath('heroes/ppr')}`} />
      </Head>
      <StepPage
        step={step}
        sentences={PURPOSE.causes}
        title={PPR_LANDING.title}
        lead={isShort ? PPR_LANDING.short : PPR_LANDING.lead}
        button={PPR_LANDING.start}
        scene="heroes/ppr"
        after={isShort ? null : <More cards={data.cards} questions={data.questions} />}
      >
        {() => (step.values.purpose ? <input type="hidden" name="purpose" value={step.values.purpose} /> : null)}
      </StepPage>
    </>
  )
}
