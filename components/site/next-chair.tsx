import { LiveLine } from '@/components/calendar/live-line'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Card } from '@/components/kit/card'
import { Select } from '@/components/kit/fields/field'
import { Form } from '@/components/kit/form'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { CallClinic } from '@/components/site/call-clinic'
import styles from '@/components/site/emergency.module.css'
import { NightAdvice } from '@/components/site/night-advice'
import { PATHS } from '@/lib/addresses/paths'
import { useShownTimes } from '@/lib/browser/live/use-live-times'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { EmergencyClinic, NightView } from '@/lib/views/site'

export type NextChairProps = {
  cities: { value: string; label: string }[]
  /** Null before a city is chosen. */
  chosen: {
    id: string
    name: string
    clinics: EmergencyClinic[]
    night: NightView | null
    /** How soon a slot can begin, as text. */
    lead: string
    asOf: string
  } | null
  price: string
  /** Null while the help line is answered. */
  helpClosed: string | null
  /** Campaign parameters for the form. */
  campaign: Record<string, string>
}

export function NextChair({ cities, chosen, price, helpClosed, campaign }: NextChairProps) {
  const { EMERGENCY } = useTexts('emergency')
  return (
    <>
      <Form className={styles.cityForm} action={`${PATHS.emergency}#dentist`}>
        {Object.entries(campaign).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          key={chosen?.id}
          name="city"
          label={EMERGENCY.city}
          options={cities}
          value={chosen?.id ?? ''}
          empty={EMERGENCY.choose}
        />
        <Button type="submit" text={EMERGENCY.show} />
      </Form>
      {chosen?.night ? <NightAdvice night={chosen.night} /> : null}
      {chosen ? <Found {...chosen} price={price} helpClosed={helpClosed} /> : null}
    </>
  )
}

type Chair = NonNullable<NextChairProps['chosen']> & Pick<NextChairProps, 'price' | 'helpClosed'>

/** A slot that is taken meanwhile still links to the nearest ones. */
function Soonest({ name, time: { when, value, href } }: { name: string; time: NonNullable<EmergencyClinic['time']> }) {
  const { EMERGENCY } = useTexts('emergency')
  const { LIVE } = useTexts('live-times')
  const isGone = useShownTimes([{ value, isUrgent: true }]).states.get(value) === 'taken'
  return (
    <div className={styles.time}>
      <p className={styles.when}>
        {isGone ? (
          <>
            <s>{when}</s> <span>{LIVE.gone}</span>
          </>
        ) : (
          when
        )}
      </p>
      <Button text={EMERGENCY.book} spoken={fill(EMERGENCY.bookAt, { clinic: name, when })} route={href} />
      <LiveLine times={[{ value, name: `${name}, ${when}` }]} />
    </div>
  )
}

function Found({ name, clinics, price, helpClosed, lead, asOf }: Chair) {
  const { EMERGENCY } = useTexts('emergency')
  const { BRAND } = useTexts('brand')
  if (clinics.length === 0)
    return (
      <Callout tone="gold" className={styles.none} role="status">
        {fill(EMERGENCY.none, { city: name })}{' '}
        {helpClosed ?? (
          <>
            {EMERGENCY.noneCall} <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
          </>
        )}
      </Callout>
    )
  return (
    <>
      <h3 className={styles.found}>{fill(EMERGENCY.found, { city: name })}</h3>
      <List className={styles.clinics}>
        {clinics.map((clinic) => (
          <Clinic key={clinic.cid} clinic={clinic} />
        ))}
      </List>
      <div className={styles.notes}>
        <Note isSmall>
          {lead} {clinics.some(({ call }) => call) ? EMERGENCY.sooner : null}
        </Note>
        <Note isSmall>{price}</Note>
        <Note isSmall>{asOf}</Note>
      </div>
    </>
  )
}

/** An open clinic is called first; a closed one can only be booked. */
function Clinic({ clinic: { name, address, opening, call, time } }: { clinic: EmergencyClinic }) {
  return (
    <Card as="li" className={styles.clinic}>
      <div>
        <h4 className={styles.clinicName}>{name}</h4>
        <p className={call ? styles.openNow : styles.opening}>{opening}</p>
        <Note isSmall>{address}</Note>
      </div>
      <div className={styles.ways}>
        {call ? <CallClinic call={call} /> : null}
        {time ? <Soonest name={name} time={time} /> : null}
      </div>
    </Card>
  )
}
