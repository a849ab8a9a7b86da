import { Acts, Delivery, Headline, PrintNote } from '@/components/booking/acts'
import { Earlier } from '@/components/booking/earlier'
import { Forget } from '@/components/booking/forget'
import { TicketFacts } from '@/components/booking/ticket'
import { canAddCompanions } from '@/components/companions/can-add-companions'
import { Button } from '@/components/kit/button'
import { Lead } from '@/components/kit/lead'
import { BulletList } from '@/components/kit/list'
import { PageTitle } from '@/components/kit/page-title'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { Money } from '@/components/payments/money'
import { PhotoStrip } from '@/components/photos/photo-strip'
import { CallsIn } from '@/components/site/calls-in'
import { Layout } from '@/components/site/layout'
import { QuestionColumn } from '@/components/step/question-column'
import { StageLine } from '@/components/step/stage-line'
import { FIND, familyPath, PATHS } from '@/lib/addresses/paths'
import { useUser } from '@/lib/browser/account/user-context'
import { useTexts } from '@/lib/browser/texts'
import type { BookingActs, BookingView, EarlierView } from '@/lib/views/booking'
import type { MoneyView } from '@/lib/views/payments'

type Props = {
  ticket: BookingView | null
  acts: BookingActs | null
  earlier: EarlierView | null
  money: MoneyView | null
  stage: { at: number; of: number } | null
  isForgotten: boolean
  isGuest: boolean
}

function Prepare({ kind }: Pick<BookingView, 'kind'>) {
  const { SUCCESS } = useTexts('booking')
  const isHome = kind === 'at_home'
  return (
    <Section title={isHome ? SUCCESS.ready : SUCCESS.bring}>
      <BulletList>
        {(isHome ? SUCCESS.homeList : SUCCESS.bringList).map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </BulletList>
    </Section>
  )
}

function Details({
  ticket,
  acts,
  earlier,
  money,
}: { ticket: BookingView } & Pick<Props, 'acts' | 'earlier' | 'money'>) {
  const { SUCCESS } = useTexts('booking')
  const { PHOTO_STRIP } = useTexts('photo-strip')
  const { referralEnabled } = useUser()
  return (
    <>
      <Headline ticket={ticket} isDone={acts !== null} />
      {ticket.isDisplaced ? <Lead>{SUCCESS.displacedLine}</Lead> : null}
      {acts ? (
        <>
          {ticket.kind === 'video' ? <Lead>{SUCCESS.videoLine}</Lead> : null}
          {ticket.kind === 'video' ? <CallsIn /> : null}
          <Delivery ticket={ticket} acts={acts} />
          <Acts ticket={ticket} acts={acts} />
        </>
      ) : null}
      <TicketFacts ticket={ticket} />
      {money ? <Money reference={ticket.reference} money={money} /> : null}
      {acts ? <PrintNote ticket={ticket} acts={acts} /> : null}
      <p data-screen>
        <TextLink href={ticket.manageHref}>{SUCCESS.manage}</TextLink>
        {canAddCompanions(ticket) ? (
          <>
            {' · '}
            <TextLink href={familyPath(ticket.reference)}>{SUCCESS.family}</TextLink>
          </>
        ) : null}
        {referralEnabled ? (
          <>
            {' · '}
            <TextLink href={PATHS.referral}>{SUCCESS.invite}</TextLink>
          </>
        ) : null}
      </p>
      {earlier ? <Earlier ticket={ticket} earlier={earlier} /> : null}
      {ticket.photos.length > 0 ? (
        <Section title={PHOTO_STRIP.title} data-screen>
          <PhotoStrip photos={ticket.photos} />
        </Section>
      ) : null}
      {acts && ticket.kind !== 'video' ? <Prepare kind={ticket.kind} /> : null}
    </>
  )
}

function useTitle({ ticket, money, isForgotten }: Pick<Props, 'ticket' | 'money' | 'isForgotten'>): string {
  const { MONEY } = useTexts('payments')
  const { SUCCESS } = useTexts('booking')
  const { FORGET } = useTexts('forget')
  if (ticket === null) return isForgotten ? FORGET.done : SUCCESS.unknown
  if (ticket.isCancelled) return SUCCESS.cancelled
  if (ticket.isDisplaced) return SUCCESS.displaced
  if (money?.due?.first) return MONEY.unpaid
  return ticket.kind === 'video' ? SUCCESS.videoTitle : SUCCESS.title
}

export function Success({ ticket, acts, earlier, money, stage, isForgotten, isGuest }: Props) {
  const { SITE } = useTexts('site')
  const { SUCCESS } = useTexts('booking')
  const { FORGET } = useTexts('forget')
  const title = useTitle({ ticket, money, isForgotten })
  return (
    <Layout quiet width="step">
      <PageTitle title={title} />
      <QuestionColumn>
        {ticket ? <StageLine step={{ stage }} /> : null}
        <h1 tabIndex={-1}>{title}</h1>
        {ticket ? (
          <>
            <Details ticket={ticket} acts={acts} earlier={earlier} money={money} />
            {isGuest ? <Forget /> : null}
          </>
        ) : (
          <>
            <Lead>{isForgotten ? FORGET.doneLine : SUCCESS.unknownLine}</Lead>
            <Section as="p" data-primary>
              <Button text={SUCCESS.again} route={PATHS.home} />
            </Section>
            {isForgotten ? null : (
              <p>
                <TextLink href={FIND}>{SITE.findBooking}</TextLink>
              </p>
            )}
          </>
        )}
      </QuestionColumn>
    </Layout>
  )
}
