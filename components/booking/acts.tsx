import { CalendarPlus, MapPin, MessageCircle, Phone } from 'lucide-react'
import styles from '@/components/booking/acts.module.css'
import { Button } from '@/components/kit/button'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingActs, BookingView } from '@/lib/views/booking'

type Props = { ticket: BookingView; acts: BookingActs }

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="21" />
      <path d="M14 25l7 7 13-15" pathLength={1} />
    </svg>
  )
}

/** `isDone`: a tick shows that it was just booked. */
export function Headline({ ticket, isDone = false }: Pick<Props, 'ticket'> & { isDone?: boolean }) {
  const { ACTS } = useTexts('booking')
  const SpotText = ticket.isCancelled || ticket.isDisplaced ? 's' : 'span'
  return (
    <p className={styles.headline}>
      {isDone ? <Tick /> : null}
      <SpotText>{fill(ACTS.spot, ticket)}</SpotText>
    </p>
  )
}

/** Other sites must not learn which page the visitor comes from. */
const EXTERNAL_LINK = { colour: 'white', target: '_blank', rel: 'noopener noreferrer' } as const

export function Acts({ ticket, acts }: Props) {
  const { ACTS } = useTexts('booking')
  const { BRAND } = useTexts('brand')
  const phone = ticket.placePhone ?? BRAND.helpPhone
  return (
    <nav className={styles.acts} aria-label={ACTS.label} data-primary>
      {ticket.mapsHref ? (
        <Button
          icon={<MapPin aria-hidden="true" />}
          text={ACTS.directions}
          {...EXTERNAL_LINK}
          route={ticket.mapsHref}
        />
      ) : null}
      <Button
        icon={<CalendarPlus aria-hidden="true" />}
        text={ACTS.calendar}
        colour="white"
        route={ticket.calendarHref}
        isWhole
      />
      <Button
        icon={<CalendarPlus aria-hidden="true" />}
        text={ACTS.google}
        {...EXTERNAL_LINK}
        route={acts.googleHref}
      />
      <Button icon={<MessageCircle aria-hidden="true" />} text={ACTS.share} {...EXTERNAL_LINK} route={acts.shareHref} />
      <Button
        icon={<Phone aria-hidden="true" />}
        text={ticket.placePhone ? ACTS.call : ACTS.callHelp}
        className={styles.call}
        colour="white"
        route={phone.href}
      >
        <span className={styles.number}>{phone.display}</span>
      </Button>
    </nav>
  )
}

export function Delivery({ ticket: { phone }, acts: { delivery } }: Props) {
  const { ACTS } = useTexts('booking')
  return <p data-screen>{delivery === null ? ACTS.told.none : fill(ACTS.told[delivery], { phone })}</p>
}

/** On paper, this text replaces the buttons. */
export function PrintNote({ ticket, acts }: Props) {
  const { ACTS } = useTexts('booking')
  const { BRAND } = useTexts('brand')
  const { display } = ticket.placePhone ?? BRAND.helpPhone
  return <p data-paper>{fill(ACTS.paper, { phone: display, address: acts.findAt })}</p>
}
