import { Button } from '@/components/kit/button'
import { CheckList } from '@/components/kit/choices/check-list'
import { NumberedList } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { Band } from '@/components/site/band'
import { Closing } from '@/components/site/closing'
import { Faq } from '@/components/site/faq'
import { Intro, IntroPanel } from '@/components/site/intro'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { PriceList } from '@/components/site/price-list'
import { breadcrumbData, questionData } from '@/components/site/structured-data'
import { Trail } from '@/components/site/trail'
import { sharedPath } from '@/lib/addresses/brand'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { chain } from '@/lib/catalogue/chain'
import { bookHref, campaignOf } from '@/lib/http/book-href'
import { searchOf, withPage } from '@/lib/http/forms/with-page'
import { type MembershipState, membershipOf } from '@/lib/page-handlers/membership/membership-page'
import { benefitLines } from '@/lib/page-handlers/membership/membership-text'
import { fill } from '@/lib/texts/fill'

type Props = {
  origin: string
  activateHref: string
  checkUpHref: string
  benefits: string[]
  membership: MembershipState | null
}

export const getServerSideProps = withPage<Props>('/membership', async ({ page, visitor }) => {
  const campaign = campaignOf(searchOf(page))
  const { membership: terms } = chain()
  if (!terms) return { notFound: true }
  return {
    props: {
      benefits: benefitLines(visitor.texts, terms),
      origin: visitor.origin,
      activateHref: bookHref('MEMBER_ACTIVATION', {}, campaign),
      checkUpHref: bookHref('PAID_CLINIC', {}, campaign),
      membership: await membershipOf(visitor),
    },
  }
})

function MemberPanel({
  membership,
  checkUpHref,
}: {
  membership: { number: string; until: string }
  checkUpHref: string
}) {
  const { MEMBERSHIP_PAGE } = useTexts('membership')
  const { member } = MEMBERSHIP_PAGE
  return (
    <IntroPanel title={member.title}>
      <p>{fill(member.number, membership)}</p>
      <Note>{fill(member.until, membership)}</Note>
      <Button text={member.book} size="xxl" route={checkUpHref} />
      <p>
        <TextLink href={PATHS.account}>{member.left}</TextLink>
      </p>
    </IntroPanel>
  )
}

export default function Membership({ origin, activateHref, checkUpHref, benefits, membership }: Props) {
  const { MEMBERSHIP_PAGE } = useTexts('membership')
  const { TRAIL } = useTexts('treatments-pages')
  const { title, description, lead, gives, price, note, how, steps, questions } = MEMBERSHIP_PAGE
  const button = membership ? MEMBERSHIP_PAGE.again : MEMBERSHIP_PAGE.button
  const crumbs = [
    { label: TRAIL.home, path: PATHS.home },
    { label: title, path: PATHS.membership },
  ]
  const facts = [
    { label: MEMBERSHIP_PAGE.feeLabel, price: MEMBERSHIP_PAGE.fee },
    { label: MEMBERSHIP_PAGE.timeLabel, price: MEMBERSHIP_PAGE.time },
  ]
  return (
    <Layout wide>
      <PageHead
        title={title}
        description={description}
        canonical={`${origin}${PATHS.membership}`}
        picture={sharedPath('heroes/membership')}
        data={[questionData(questions), breadcrumbData(origin, crumbs)]}
      />
      <Trail crumbs={crumbs} />
      <Intro
        title={title}
        lead={lead}
        panel={
          membership?.isActive ? (
            <MemberPanel membership={membership} checkUpHref={checkUpHref} />
          ) : (
            <IntroPanel title={price}>
              {membership ? <p>{fill(MEMBERSHIP_PAGE.ended, { until: membership.until })}</p> : null}
              <PriceList prices={facts} />
              <Note isSmall>{note}</Note>
              <Button text={button} size="xxl" route={activateHref} />
            </IntroPanel>
          )
        }
      >
        <h2>{gives}</h2>
        <CheckList lines={benefits} />
      </Intro>
      <Band title={how} toned>
        <NumberedList lines={steps} />
      </Band>
      <Faq questions={questions} />
      {membership?.isActive ? null : (
        <Closing
          title={MEMBERSHIP_PAGE.closing}
          line={MEMBERSHIP_PAGE.closingLine}
          href={activateHref}
          button={button}
        />
      )}
    </Layout>
  )
}
