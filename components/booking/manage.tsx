import { useMemo } from 'react'
import { Arrival } from '@/components/arrival/arrival'
import { DelayLine } from '@/components/arrival/delay-line'
import { Acts, Delivery, Headline, PrintNote } from '@/components/booking/acts'
import { AttendanceQuestion } from '@/components/booking/attendance-question'
import styles from '@/components/booking/booking.module.css'
import { Changes } from '@/components/booking/changes'
import { Earlier } from '@/components/booking/earlier'
import { EarlierOffer } from '@/components/booking/earlier-offer'
import { FIND_FORM, FindForm, OtherWays } from '@/components/booking/find-form'
import { Flash } from '@/components/booking/flash'
import { Forget } from '@/components/booking/forget'
import { TicketFacts } from '@/components/booking/ticket'
import { Undo } from '@/components/booking/undo'
import { AffectedBookingNotice } from '@/components/closures/affected-booking'
import { Together } from '@/components/companions/together'
import { Button } from '@/components/kit/button'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { Money } from '@/components/payments/money'
import { PhotoStrip } from '@/components/photos/photo-strip'
import { NextVisit } from '@/components/recalls/next-visit'
import { HelpPhone } from '@/components/site/help-phone'
import { Layout } from '@/components/site/layout'
import { FIND, remindersPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingView, ReplacedView } from '@/lib/views/booking'
import type { ManageCause, ManageView } from '@/lib/views/manage'

function ManagePhotos({ ticket }: { ticket: BookingView }) {
  const { PHOTO_STRIP } = useTexts('photo-strip')
  return ticket.photos.length === 0 ? null : (
    <Form id="photos" method="post" action={ticket.manageHref}>
      <h2>{PHOTO_STRIP.title}</h2>
      <input type="hidden" name="intent" value="remove_photo" />
      <PhotoStrip photos={ticket.photos} removable />
    </Form>
  )
}

function NewLink({ ticket, link }: { ticket: BookingView; link: NonNullable<ManageView['link']> }) {
  const { MANAGE } = useTexts('manage')
  return (
    <Form id="link" className={styles.confirmAside} method="post" action={ticket.manageHref}>
      <h2>{MANAGE.link}</h2>
      {link.isRefused ? (
        <p>
          {MANAGE.linkRefused} <HelpPhone />
        </p>
      ) : (
        <>
          <Note>{fill(MANAGE.linkLine, { phone: ticket.phone })}</Note>
          <input type="hidden" name="version" value={link.version} />
          <Button type="submit" text={MANAGE.linkButton} colour="white" name="intent" value="link" />
        </>
      )}
    </Form>
  )
}

/** Without access, the page does not tell if such a booking exists. */
function Unknown({ notice, reference, signInNext }: Pick<ManageView, 'notice' | 'reference' | 'signInNext'>) {
  const { SUCCESS } = useTexts('booking')
  const { MANAGE } = useTexts('manage')
  return (
    <>
      <Flash notice={notice} />
      <Lead>
        {SUCCESS.unknownLine} {MANAGE.ways}
      </Lead>
      <FindForm find={{ reference, phone: '', problems: [] }} />
      <OtherWays next={signInNext ?? undefined} />
    </>
  )
}

function Replaced({ replaced: { other } }: { replaced: ReplacedView }) {
  const { MANAGE } = useTexts('manage')
  return (
    <p>
      {MANAGE.replaced} {other ? <TextLink href={other.href}>{fill(MANAGE.replacedBy, other)}</TextLink> : null}
    </p>
  )
}

function Body({
  ticket,
  mistake,
  notice,
  acts,
  times,
  nearest,
  undo,
  replaced,
  attends,
  arrival,
  delay,
  affected,
  earlier,
  companions,
  recall,
  money,
  link,
  isGuest,
}: ManageView & { ticket: BookingView; mistake: string | undefined }) {
  const { MANAGE } = useTexts('manage')
  const { isCancelled } = ticket
  return (
    <>
      <Flash notice={notice} />
      {affected ? <AffectedBookingNotice ticket={ticket} affected={affected} /> : null}
      {earlier ? <EarlierOffer ticket={ticket} earlier={earlier} /> : null}
      <Headline ticket={ticket} />
      {delay ? <DelayLine delay={delay} /> : null}
      {arrival ? <Arrival ticket={ticket} arrival={arrival} /> : null}
      {attends === null ? null : <AttendanceQuestion ticket={ticket} attends={attends} />}
      {recall ? <NextVisit reference={ticket.reference} recall={recall} /> : null}
      {replaced ? <Replaced replaced={replaced} /> : null}
      {undo ? <Undo ticket={ticket} undo={undo} /> : null}
      {isCancelled ? (
        <p>
          <Button text={MANAGE.again} colour={undo ? 'white' : 'blue'} route={ticket.againHref} />
        </p>
      ) : null}
      {isCancelled ? null : <Changes {...{ ticket, times, nearest, mistake }} asksMore={companions.length > 0} />}
      {earlier ? <Earlier ticket={ticket} earlier={earlier} /> : null}
      <Together ticket={ticket} companions={companions} />
      {acts && !ticket.past ? <Acts ticket={ticket} acts={acts} /> : null}
      {money ? <Money reference={ticket.reference} money={money} /> : null}
      <TicketFacts ticket={ticket} />
      {acts ? <PrintNote ticket={ticket} acts={acts} /> : null}
      <ManagePhotos ticket={ticket} />
      {acts && !ticket.past ? (
        <Section as="div">
          <Delivery ticket={ticket} acts={acts} />
        </Section>
      ) : null}
      {link && !isCancelled ? (
        <>
          <NewLink ticket={ticket} link={link} />
          <p data-screen>
            <TextLink href={remindersPath(ticket.reference)}>{MANAGE.reminders}</TextLink>
          </p>
        </>
      ) : null}
      {isGuest ? <Forget /> : null}
    </>
  )
}

export function Manage(props: ManageView) {
  const { EARLIER, SUCCESS } = useTexts('booking')
  const { MANAGE } = useTexts('manage')
  const { SLOT } = useTexts('select-slot')
  const { STEP } = useTexts('steps')
  const { ticket, cause } = props
  const sentences: Record<ManageCause, string> = {
    ...SLOT.causes.slot,
    ...MANAGE.causes,
    gone: EARLIER.gone,
  }
  const mistake = cause ? sentences[cause] : undefined
  const control = props.times && cause !== 'gone' ? 'slot' : null
  const problems = useMemo(() => (mistake ? [{ control, text: mistake }] : []), [mistake, control])
  const title = ticket === null ? SUCCESS.unknown : ticket.isCancelled ? SUCCESS.cancelled : MANAGE.title
  return (
    <Layout quiet form={ticket ? undefined : { id: FIND_FORM, path: FIND }}>
      <PageTitle title={mistake ? fill(STEP.errorTitle, { title }) : title} />
      <ProblemBox problems={problems} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {ticket ? <Body {...props} ticket={ticket} mistake={mistake} /> : <Unknown {...props} />}
    </Layout>
  )
}
