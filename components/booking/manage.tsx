// One booking for the holder of its link: what it is, moving it, cancelling it.

import Link from 'next/link'
import styles from '@/components/booking/booking.module.css'
import { DayStrip } from '@/components/booking/day-strip'
import { Forget } from '@/components/booking/forget'
import { SlotGroups, SlotPills } from '@/components/booking/slot-choices'
import { TicketFacts } from '@/components/booking/ticket'
import type { BookingView, DayOption, SlotGroup, SlotOption } from '@/components/booking/views'
import { PageTitle } from '@/components/kit/page-title'
import { Layout } from '@/components/site/layout'
import stepStyles from '@/components/step/step.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { BRAND } from '@/lib/catalogue/brand'
import { SLOT, SUCCESS } from '@/lib/texts/en/booking'
import { causeText } from '@/lib/texts/en/causes'
import { MANAGE } from '@/lib/texts/en/manage'

type Times = { day: string; days: DayOption[]; groups: SlotGroup[]; nearest: SlotOption[] }
type Notice = 'moved' | 'cancelled' | 'link'
type Props = {
  ticket: BookingView | null
  notice: Notice | null
  cause: string | null
  times: Times | null
  link: { version: number; isRefused: boolean } | null
  signInHref: string | null
  isGuest: boolean
}

const NOTICES: Record<Notice, string> = { moved: MANAGE.moved, cancelled: MANAGE.cancelled, link: MANAGE.linkSent }

function Said({ notice }: { notice: Notice | null }) {
  return notice ? (
    <p className={stepStyles.done} role="status">
      {NOTICES[notice]}
    </p>
  ) : null
}

function Move({ ticket, times, cause }: { ticket: BookingView; times: Times; cause: string | null }) {
  return (
    <section id="times" className={styles.confirmAside}>
      <h2>{MANAGE.move}</h2>
      <DayStrip days={times.days} />
      <form method="post" action={ticket.manageHref}>
        {cause ? (
          <p id="slot-error" className={styles.error} role="alert">
            {causeText('slot', cause)}
          </p>
        ) : null}
        {times.nearest.length > 0 ? (
          <fieldset className={styles.day}>
            <legend className={styles.legend}>{SLOT.nearest}</legend>
            <SlotPills slots={times.nearest} chosen="" withDay />
          </fieldset>
        ) : null}
        <SlotGroups day={times.day} groups={times.groups} chosen="" />
        <button className={stepStyles.second} type="submit">
          {MANAGE.moveButton}
        </button>
      </form>
    </section>
  )
}

function Cancel({ ticket }: { ticket: BookingView }) {
  return (
    <form id="cancel" className={styles.confirmAside} method="post" action={ticket.manageHref}>
      <p className={styles.quiet}>{MANAGE.cancelLine}</p>
      <button className={stepStyles.second} type="submit" name="intent" value="cancel">
        {MANAGE.cancel}
      </button>
    </form>
  )
}

function NewLink({ ticket, link }: { ticket: BookingView; link: NonNullable<Props['link']> }) {
  return (
    <form id="link" className={styles.confirmAside} method="post" action={ticket.manageHref}>
      <h2>{MANAGE.link}</h2>
      {link.isRefused ? (
        <p>
          {MANAGE.linkRefused} <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
        </p>
      ) : (
        <>
          <p className={styles.quiet}>{MANAGE.linkLine(ticket.phone)}</p>
          <input type="hidden" name="version" value={link.version} />
          <button className={stepStyles.second} type="submit" name="intent" value="link">
            {MANAGE.linkButton}
          </button>
        </>
      )}
    </form>
  )
}

/** What to do where this browser is not let in. */
function Unknown({ notice, signInHref }: Pick<Props, 'notice' | 'signInHref'>) {
  return (
    <>
      <Said notice={notice} />
      <p className={stepStyles.lead}>
        {SUCCESS.unknownLine} {MANAGE.ways}
      </p>
      {signInHref ? (
        <p className={stepStyles.section} data-primary>
          <Link className={stepStyles.button} href={signInHref} prefetch={false}>
            {MANAGE.signIn}
          </Link>
        </p>
      ) : null}
    </>
  )
}

function Body({ ticket, notice, cause, times, link, isGuest }: Props & { ticket: BookingView }) {
  const fixed =
    ticket.status === 'cancelled' ? null : ticket.past ? MANAGE.past : ticket.canChange ? null : MANAGE.tooLate
  return (
    <>
      <Said notice={notice} />
      <TicketFacts ticket={ticket} />
      {fixed ? (
        <p>
          {fixed} <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
        </p>
      ) : null}
      {ticket.status === 'cancelled' ? (
        <p>
          <Link className={stepStyles.button} href={PATHS.home}>
            {MANAGE.again}
          </Link>
        </p>
      ) : (
        <p>
          <a href={ticket.calendarHref}>{SUCCESS.calendar}</a>
        </p>
      )}
      {times ? <Move ticket={ticket} times={times} cause={cause} /> : null}
      {times ? <Cancel ticket={ticket} /> : null}
      {link ? <NewLink ticket={ticket} link={link} /> : null}
      {isGuest ? <Forget /> : null}
    </>
  )
}

export function Manage(props: Props) {
  const { ticket } = props
  const title = ticket === null ? SUCCESS.unknown : ticket.status === 'cancelled' ? SUCCESS.cancelled : MANAGE.title
  return (
    <Layout quiet>
      <PageTitle title={title} />
      <h1 tabIndex={-1} className={stepStyles.heading}>
        {title}
      </h1>
      {ticket ? <Body {...props} ticket={ticket} /> : <Unknown {...props} />}
    </Layout>
  )
}
