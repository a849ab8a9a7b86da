// One booking for the holder of its link: what it is, moving it, cancelling it.
import styles from '@/components/booking/booking.module.css'
import { DayStrip } from '@/components/booking/day-strip'
import { Forget } from '@/components/booking/forget'
import { SlotGroups, SlotPills } from '@/components/booking/slot-choices'
import { TicketFacts } from '@/components/booking/ticket'
import type { BookingView, DayOption, MoveCause, SlotGroup, SlotOption } from '@/components/booking/views'
import { Callout } from '@/components/kit/callout'
import { Lead } from '@/components/kit/lead'
import { LinkButton } from '@/components/kit/link-button'
import { Mistake } from '@/components/kit/mistake'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { Section } from '@/components/kit/section'
import { Submit } from '@/components/kit/submit'
import { Layout } from '@/components/site/layout'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'
import { BRAND } from '@/lib/catalogue/brand'
import { fill } from '@/lib/texts/fill'

type Times = { day: string; days: DayOption[]; groups: SlotGroup[]; nearest: SlotOption[] }
type Notice = 'moved' | 'cancelled' | 'link'
type Props = {
  ticket: BookingView | null
  notice: Notice | null
  cause: MoveCause | null
  times: Times | null
  link: { version: number; isRefused: boolean } | null
  signInHref: string | null
  isGuest: boolean
}

const NOTICES = { moved: 'moved', cancelled: 'cancelled', link: 'linkSent' } as const satisfies Record<Notice, string>

function Said({ notice }: { notice: Notice | null }) {
  const { MANAGE } = useWords('manage')
  return notice ? (
    <Callout tone="leaf" role="status">
      {MANAGE[NOTICES[notice]]}
    </Callout>
  ) : null
}

function Move({ ticket, times, cause }: { ticket: BookingView; times: Times; cause: MoveCause | null }) {
  const { MANAGE } = useWords('manage')
  const { SLOT } = useWords('select-slot')
  const causes: Record<MoveCause, string> = { ...SLOT.causes.slot, ...MANAGE.causes }
  return (
    <section id="times" className={styles.confirmAside}>
      <h2>{MANAGE.move}</h2>
      <DayStrip days={times.days} />
      <form method="post" action={ticket.manageHref}>
        {cause ? (
          <Mistake id="slot-error" role="alert">
            {causes[cause]}
          </Mistake>
        ) : null}
        {times.nearest.length > 0 ? (
          <fieldset className={styles.day}>
            <legend className={styles.legend}>{SLOT.nearest}</legend>
            <SlotPills slots={times.nearest} chosen="" withDay />
          </fieldset>
        ) : null}
        <SlotGroups day={times.day} groups={times.groups} chosen="" />
        <Submit colour="white">{MANAGE.moveButton}</Submit>
      </form>
    </section>
  )
}

function Cancel({ ticket }: { ticket: BookingView }) {
  const { MANAGE } = useWords('manage')
  return (
    <form id="cancel" className={styles.confirmAside} method="post" action={ticket.manageHref}>
      <Note>{MANAGE.cancelLine}</Note>
      <Submit colour="white" name="intent" value="cancel">
        {MANAGE.cancel}
      </Submit>
    </form>
  )
}

function NewLink({ ticket, link }: { ticket: BookingView; link: NonNullable<Props['link']> }) {
  const { MANAGE } = useWords('manage')
  return (
    <form id="link" className={styles.confirmAside} method="post" action={ticket.manageHref}>
      <h2>{MANAGE.link}</h2>
      {link.isRefused ? (
        <p>
          {MANAGE.linkRefused} <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
        </p>
      ) : (
        <>
          <Note>{fill(MANAGE.linkLine, { phone: ticket.phone })}</Note>
          <input type="hidden" name="version" value={link.version} />
          <Submit colour="white" name="intent" value="link">
            {MANAGE.linkButton}
          </Submit>
        </>
      )}
    </form>
  )
}

/** What to do where this browser is not let in. */
function Unknown({ notice, signInHref }: Pick<Props, 'notice' | 'signInHref'>) {
  const { SUCCESS } = useWords('booking')
  const { MANAGE } = useWords('manage')
  return (
    <>
      <Said notice={notice} />
      <Lead>
        {SUCCESS.unknownLine} {MANAGE.ways}
      </Lead>
      {signInHref ? (
        <Section as="p" data-primary>
          <LinkButton href={signInHref}>{MANAGE.signIn}</LinkButton>
        </Section>
      ) : null}
    </>
  )
}

function Body({ ticket, notice, cause, times, link, isGuest }: Props & { ticket: BookingView }) {
  const { SUCCESS } = useWords('booking')
  const { MANAGE } = useWords('manage')
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
          <LinkButton href={PATHS.home}>{MANAGE.again}</LinkButton>
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
  const { SUCCESS } = useWords('booking')
  const { MANAGE } = useWords('manage')
  const { ticket } = props
  const title = ticket === null ? SUCCESS.unknown : ticket.status === 'cancelled' ? SUCCESS.cancelled : MANAGE.title
  return (
    <Layout quiet>
      <PageTitle title={title} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {ticket ? <Body {...props} ticket={ticket} /> : <Unknown {...props} />}
    </Layout>
  )
}
