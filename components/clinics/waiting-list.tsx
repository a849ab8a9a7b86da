import styles from '@/components/clinics/clinics.module.css'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Field } from '@/components/kit/fields/field'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { Layout } from '@/components/site/layout'
import { PlainPage } from '@/components/site/plain-page'
import { PATHS } from '@/lib/addresses/paths'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { WaitingView } from '@/lib/views/clinics'

const WAITING_FORM = 'waiting'
const NOT_INDEXED = <meta name="robots" content="noindex" />

export function WaitingForm({ city, phone, problems }: Extract<WaitingView, { kind: 'form' }>) {
  const { WAITING } = useTexts('waiting')
  const { STEP } = useTexts('steps')
  const { to } = useCampaignLinks()
  const { title } = WAITING
  return (
    <Layout quiet form={{ id: WAITING_FORM }}>
      <PageTitle title={problems.length > 0 ? fill(STEP.errorTitle, { title }) : title}>{NOT_INDEXED}</PageTitle>
      <ProblemBox problems={problems} />
      <h1 tabIndex={-1}>{title}</h1>
      <Lead>{WAITING.lead}</Lead>
      <Form id={WAITING_FORM} method="post" action={to(PATHS.waitingList)} noValidate data-primary>
        <input type="hidden" name="intent" value="leave" />
        <Field
          name="other_city"
          label={WAITING.city}
          autoComplete="address-level2"
          value={city}
          mistake={mistakeOf(problems, 'other_city')}
        />
        <PhoneField value={phone} mistake={mistakeOf(problems, 'phone')} />
        <Note isSmall>
          {WAITING.consent} <Anchor href={PATHS.privacy}>{WAITING.privacy}</Anchor>
        </Note>
        <p className={styles.actions}>
          <Button type="submit" text={WAITING.button} />
        </p>
      </Form>
    </Layout>
  )
}

export function NotedCity({ city }: { city: string }) {
  const { WAITING } = useTexts('waiting')
  const { to } = useCampaignLinks()
  return (
    <PlainPage title={fill(WAITING.noted, { city })} scene="scenes/waiting-list" head={NOT_INDEXED}>
      <Lead>{WAITING.line}</Lead>
      <Section as="p">
        <TextLink href={to(PATHS.clinics)}>{WAITING.link}</TextLink>
      </Section>
    </PlainPage>
  )
}
