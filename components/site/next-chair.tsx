// The earliest free times of a city: a plain form that asks by GET, and its answer.

import { LiveLine } from '@/components/booking/live-line'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Card } from '@/components/kit/card'
import { Select } from '@/components/kit/field'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/site/emergency.module.css'
import { NightAdvice } from '@/components/site/night-advice'
import type { EmergencyClinic, NightView } from '@/components/site/views'
import { PATHS } from '@/lib/addresses/paths'
import { useShownTimes } from '@/lib/browser/live/use-live-times'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

export type NextChairProps = {
  cities: { value: string; label: string }[]
  /** The chosen city with its clinics that have time; null before one is chosen. */
  chosen: { id: string; name: string; clinics: EmergencyClinic[]; night: NightView | null; asOf: string } | null
  /** What a visit costs. */
  price: string
  /** What the form hands on beside the city. */
  campaign: Record<string, string>
}

export function NextChair({ cities, chosen, price, campaign }: NextChairProps) {
  const { EMERGENCY } = useWords('emergency')
  return (
    <>
      <form className={styles.cityForm} action={`${PATHS.emergency}#dentist`}>
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
      </form>
      {chosen?.night ? <NightAdvice night={chosen.night} /> : null}
      {chosen ? <Found {...chosen} price={price} /> : null}
    </>
  )
}

type Chair = NonNullable<NextChairProps['chosen']> & Pick<NextChairProps, 'price'>

/** The soonest time of a clinic; taken meanwhile, its button still leads to what is nearest to it. */
function Soonest({ clinic: { name, when, value, href } }: { clinic: EmergencyClinic }) {
  const { EMERGENCY } = useWords('emergency')
  const { LIVE } = useWords('live-times')
  const isGone = useShownTimes([{ value }]).states.get(value) === 'taken'
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

function Found({ name, clinics, price, asOf }: Chair) {
  const { EMERGENCY } = useWords('emergency')
  const { BRAND } = useWords('brand')
  if (clinics.length === 0)
    return (
      <Callout tone="gold" className={styles.none} role="status">
        {fill(EMERGENCY.none, { city: name })} <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
      </Callout>
    )
  return (
    <>
      <h3 className={styles.found}>{fill(EMERGENCY.found, { city: name })}</h3>
      <Note isSmall>{EMERGENCY.lead}</Note>
      <Note isSmall>{price}</Note>
      <Note isSmall>{asOf}</Note>
      <List className={styles.clinics}>
        {clinics.map((clinic) => (
          <Card as="li" key={clinic.cid} className={styles.clinic}>
            <div>
              <h4 className={styles.clinicName}>{clinic.name}</h4>
              <Note isSmall>{clinic.address}</Note>
              <TextLink href={clinic.phoneHref}>
                {fill(EMERGENCY.callClinic, { phone: clinic.phone })}
                <span className="visually-hidden">{fill(EMERGENCY.callAt, { clinic: clinic.name })}</span>
              </TextLink>
            </div>
            <Soonest clinic={clinic} />
          </Card>
        ))}
      </List>
    </>
  )
}
