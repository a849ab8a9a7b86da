// What can be done with a booking that stands, in buttons of a finger's height; and whether an SMS tells of it.
import { CalendarPlus, MapPin, MessageCircle, Phone } from 'lucide-react'
import styles from '@/components/booking/acts.module.css'
import type { BookingActs, BookingView } from '@/components/booking/views'
import { LinkButton } from '@/components/kit/link-button'
import { useWords } from '@/lib/browser/words'
import { BRAND } from '@/lib/catalogue/brand'
import { fill } from '@/lib/texts/fill'

type Props = { ticket: BookingView; acts: BookingActs }

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="21" />
      <path d="M14 25l7 7 13-15" pathLength={1} />
    </svg>
  )
}

/** When and where, as one would say it. `isDone` bears a tick: it was booked just now. */
export function Headline({ ticket: { soon, spot }, isDone = false }: Pick<Props, 'ticket'> & { isDone?: boolean }) {
  const { ACTS } = useWords('booking')
  return (
    <p className={styles.headline}>
      {isDone ? <Tick /> : null}
      <span>{spot === '' ? soon : fill(ACTS.spot, { soon, spot })}</span>
    </p>
  )
}

/** Off the site nobody is told which page of it they come from. */
const AWAY = { colour: 'white', target: '_blank', rel: 'noopener noreferrer' } as const

export function Acts({ ticket, acts }: Props) {
  const { ACTS } = useWords('booking')
  const phone = ticket.placePhone ?? BRAND.helpPhone
  return (
    <nav className={styles.acts} aria-label={ACTS.label} data-primary>
      {ticket.mapsHref ? (
        <LinkButton {...AWAY} href={ticket.mapsHref}>
          <MapPin aria-hidden="true" />
          {ACTS.directions}
        </LinkButton>
      ) : null}
      <LinkButton colour="white" href={ticket.calendarHref} isWhole>
        <CalendarPlus aria-hidden="true" />
        {ACTS.calendar}
      </LinkButton>
      <LinkButton {...AWAY} href={acts.googleHref}>
        <CalendarPlus aria-hidden="true" />
        {ACTS.google}
      </LinkButton>
      <LinkButton {...AWAY} href={acts.shareHref}>
        <MessageCircle aria-hidden="true" />
        {ACTS.share}
      </LinkButton>
      <LinkButton className={styles.call} colour="white" href={phone.href}>
        <Phone aria-hidden="true" />
        {ticket.placePhone ? ACTS.call : ACTS.callHelp}
        <span className={styles.number}>{phone.display}</span>
      </LinkButton>
    </nav>
  )
}

/** What is true of the message, and what helps where none comes. */
export function Told({ ticket: { phone }, acts: { told } }: Props) {
  const { ACTS } = useWords('booking')
  return <p>{told === null ? ACTS.told.none : fill(ACTS.told[told], { phone })}</p>
}
