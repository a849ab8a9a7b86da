import styles from '@/components/account/appointments.module.css'
import { Badge } from '@/components/kit/badge'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { List, ListRow } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { PhotoStrip } from '@/components/photos/photo-strip'
import { HelpPhone } from '@/components/site/help-phone'
import { FIND } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingView } from '@/lib/views/booking'

function useTitle({ treatment, kind }: BookingView): string {
  const { APPOINTMENTS } = useTexts('account')
  return treatment || APPOINTMENTS.kinds[kind]
}

function usePlace({ kind, placeName, placeAddress }: BookingView): string {
  const { APPOINTMENTS } = useTexts('account')
  if (kind === 'video') return APPOINTMENTS.byPhone
  return kind === 'at_home' ? APPOINTMENTS.atHome : [placeName, placeAddress].filter(Boolean).join(', ')
}

function Facts({ appointment }: { appointment: BookingView }) {
  const { APPOINTMENTS } = useTexts('account')
  const facts = [
    [APPOINTMENTS.where, usePlace(appointment)],
    [APPOINTMENTS.patient, appointment.name],
    [APPOINTMENTS.price, [appointment.price, appointment.saved].filter(Boolean).join(' · '), appointment.priceNote],
    [APPOINTMENTS.reference, appointment.reference],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note ? (
              <Note as="div" isSmall>
                {note}
              </Note>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ appointment }: { appointment: BookingView }) {
  const { APPOINTMENTS } = useTexts('account')
  const { when, changeHref, cancelHref } = appointment
  if (!appointment.canChange)
    return (
      <Note>
        {APPOINTMENTS.tooLate} <HelpPhone />
      </Note>
    )
  return (
    <p className={styles.actions}>
      <Button
        text={APPOINTMENTS.change}
        spoken={fill(APPOINTMENTS.changeOf, { when })}
        colour="white"
        route={changeHref}
      />
      <Button
        text={APPOINTMENTS.cancel}
        spoken={fill(APPOINTMENTS.changeOf, { when })}
        colour="white"
        route={cancelHref}
      />
    </p>
  )
}

function Upcoming({ appointment }: { appointment: BookingView }) {
  const { APPOINTMENTS } = useTexts('account')
  const title = useTitle(appointment)
  return (
    <Card as="li" className={styles.appointment}>
      <h3 className={styles.when}>{appointment.soon}</h3>
      <p className={styles.what}>{title}</p>
      <Facts appointment={appointment} />
      <PhotoStrip photos={appointment.photos} />
      <p className={styles.links}>
        {appointment.mapsHref ? (
          <TextLink href={appointment.mapsHref} rel="noreferrer">
            {APPOINTMENTS.directions}
          </TextLink>
        ) : null}
        <TextLink href={appointment.calendarHref} isWhole>
          {APPOINTMENTS.calendar}
        </TextLink>
      </p>
      <Actions appointment={appointment} />
    </Card>
  )
}

function Past({ appointment }: { appointment: BookingView }) {
  const { APPOINTMENTS } = useTexts('account')
  const [title, place] = [useTitle(appointment), usePlace(appointment)]
  const { when, isCancelled, againHref, photos } = appointment
  return (
    <ListRow>
      <div>
        <h3 className={styles.pastWhen}>{when}</h3>
        <Note>
          {title} · {place}
          {isCancelled ? <Badge>{APPOINTMENTS.cancelled}</Badge> : null}
        </Note>
        <PhotoStrip photos={photos} />
      </div>
      <Button
        text={APPOINTMENTS.again}
        spoken={fill(APPOINTMENTS.againOf, { treatment: title, when })}
        colour="white"
        route={againHref}
      />
    </ListRow>
  )
}

type Props = { upcoming: readonly BookingView[]; past: readonly BookingView[]; bookHref: string }

export function Appointments({ upcoming, past, bookHref }: Props) {
  const { APPOINTMENTS } = useTexts('account')
  const { SITE } = useTexts('site')
  return (
    <div>
      <Section aria-labelledby="upcoming">
        <h2 id="upcoming">{APPOINTMENTS.upcoming}</h2>
        {upcoming.length === 0 ? (
          <Card className={styles.appointment}>
            <p className={styles.what}>{APPOINTMENTS.none}</p>
            <Note>{APPOINTMENTS.noneLine}</Note>
            <Button text={APPOINTMENTS.book} route={bookHref} />
          </Card>
        ) : (
          <>
            <List className={styles.list}>
              {upcoming.map((appointment) => (
                <Upcoming key={appointment.reference} appointment={appointment} />
              ))}
            </List>
            <Button text={APPOINTMENTS.bookAnother} colour="white" route={bookHref} />
          </>
        )}
      </Section>
      <Section aria-labelledby="past">
        <h2 id="past">{APPOINTMENTS.past}</h2>
        {past.length === 0 ? (
          <Note>{APPOINTMENTS.nonePast}</Note>
        ) : (
          <List className={styles.list}>
            {past.map((appointment) => (
              <Past key={appointment.reference} appointment={appointment} />
            ))}
          </List>
        )}
        <Note className={styles.elsewhere}>{APPOINTMENTS.elsewhere}</Note>
        <TextLink href={FIND}>{SITE.findBooking}</TextLink>
      </Section>
    </div>
  )
}
