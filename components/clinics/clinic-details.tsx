import { ClinicDayTimes } from '@/components/clinics/clinic-day'
import { ClinicFacts, ClinicOpening, ClinicPhotos, ClinicPlace, ClinicWeek } from '@/components/clinics/clinic-facts'
import { ClinicRows } from '@/components/clinics/clinic-rows'
import { ClinicTeam } from '@/components/clinics/clinic-team'
import styles from '@/components/clinics/clinics.module.css'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { ClinicMap } from '@/components/map/clinic-map'
import { ClinicReviews } from '@/components/ratings/clinic-reviews'
import { Trail } from '@/components/site/trail'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { ClinicView } from '@/lib/views/clinics'

type Props = { clinic: ClinicView; tiles: { url: string; attribution: string } | null }

function Times({ clinic: { open, bookHref, price, asOf } }: { clinic: ClinicView }) {
  const { CLINIC } = useTexts('clinics')
  return (
    <Card as="section" className={styles.booking} look="raised" data-screen>
      <h2>{CLINIC.times}</h2>
      {open ? (
        <>
          <ClinicDayTimes shown={open} />
          <Note className={styles.below} isSmall>
            {asOf}
          </Note>
        </>
      ) : (
        <Note>{CLINIC.full}</Note>
      )}
      <Note className={styles.below} isSmall>
        {price}
      </Note>
      <p className={styles.actions} data-primary>
        <Button text={CLINIC.bookHere} route={bookHref} />
      </p>
    </Card>
  )
}

export function ClinicDetails({ clinic, tiles }: Props) {
  const { CLINIC } = useTexts('clinics')
  const { MAP } = useTexts('map')
  const { city, crumbs, services, nearby, week, laterHours, name, cid, locality, at, facts, reviews } = clinic
  return (
    <>
      <Trail crumbs={crumbs} />
      <h1 tabIndex={-1}>{name}</h1>
      <ClinicOpening clinic={clinic} />
      <div className={styles.halves}>
        <div>
          <Times clinic={clinic} />
          <ClinicPlace clinic={clinic} />
        </div>
        <div className={styles.side}>
          {/* A pin on a drawn map says less than the address, so only street tiles are shown. */}
          {tiles ? (
            <ClinicMap
              label={fill(MAP.ofClinic, { clinic: name })}
              cityId={city.id}
              pins={[{ id: cid, name, label: locality, ...at }]}
              tiles={tiles}
              small
            />
          ) : null}
          {facts.photos.length > 0 ? <ClinicPhotos cid={cid} photos={facts.photos} /> : null}
          <Section title={CLINIC.hours}>
            <ClinicWeek week={week} />
            {laterHours ? (
              <>
                <h3>{fill(CLINIC.laterHours, { day: laterHours.from })}</h3>
                <ClinicWeek week={laterHours.days} />
              </>
            ) : null}
          </Section>
        </div>
      </div>
      {reviews ? <ClinicReviews reviews={reviews} /> : null}
      {facts.team.length > 0 ? (
        <Section title={CLINIC.team}>
          <ClinicTeam team={facts.team} />
        </Section>
      ) : null}
      {facts.facts.length > 0 ? (
        <Section title={CLINIC.facts}>
          <ClinicFacts facts={facts.facts} />
        </Section>
      ) : null}
      <Section data-screen title={CLINIC.services}>
        <List className={styles.services}>
          {services.map(({ label, href, cost }) => (
            <li key={label}>
              <TextLink href={href}>{label}</TextLink>
              {cost ? <Note isSmall>{cost}</Note> : null}
            </li>
          ))}
        </List>
      </Section>
      {nearby.length > 0 ? (
        <Section data-screen title={fill(CLINIC.nearby, { city: city.name })}>
          <ClinicRows clinics={nearby} />
        </Section>
      ) : null}
    </>
  )
}
