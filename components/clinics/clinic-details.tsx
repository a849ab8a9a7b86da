// One clinic's page: facts, hours, next free times, services, and the clinics nearby.

import { ClinicFacts, ClinicWeek } from '@/components/clinics/clinic-facts'
import { ClinicRows } from '@/components/clinics/clinic-rows'
import styles from '@/components/clinics/clinics.module.css'
import type { ClinicView } from '@/components/clinics/views'
import { Card } from '@/components/kit/card'
import { LinkButton } from '@/components/kit/link-button'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { LinkPills } from '@/components/kit/pills'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { ClinicMap } from '@/components/map/clinic-map'
import { Trail } from '@/components/site/trail'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

type Props = { clinic: ClinicView; tiles: { url: string; attribution: string } | null }

export function ClinicDetails({ clinic, tiles }: Props) {
  const { CLINIC } = useWords('clinics')
  const { MAP } = useWords('map')
  const { city, crumbs, firstDay, bookHref, services, nearby, week, name, cid, locality, at } = clinic
  return (
    <>
      <Trail crumbs={crumbs} />
      <h1 tabIndex={-1}>{name}</h1>
      <div className={styles.halves}>
        <div>
          <ClinicFacts clinic={clinic} />
          <Card as="section" className={styles.booking} look="quiet">
            <h2>{CLINIC.times}</h2>
            {firstDay ? (
              <>
                <Note>{fill(CLINIC.timesOn, { day: firstDay.day })}</Note>
                <LinkPills times={firstDay.times} label={fill(CLINIC.timesOn, { day: firstDay.day })} />
              </>
            ) : (
              <Note>{CLINIC.full}</Note>
            )}
            <p className={styles.actions}>
              <LinkButton href={bookHref}>{CLINIC.bookHere}</LinkButton>
            </p>
          </Card>
        </div>
        <div className={styles.side}>
          <ClinicMap
            label={fill(MAP.ofClinic, { clinic: name })}
            cityId={city.id}
            pins={[{ id: cid, name, label: locality, ...at }]}
            tiles={tiles}
            small
          />
          <Section title={CLINIC.hours}>
            <ClinicWeek week={week} />
          </Section>
        </div>
      </div>
      <Section title={CLINIC.services}>
        <List className={styles.services}>
          {services.map(({ label, href }) => (
            <li key={label}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </List>
      </Section>
      {nearby.length > 0 ? (
        <Section title={fill(CLINIC.nearby, { city: city.name })}>
          <ClinicRows clinics={nearby} />
        </Section>
      ) : null}
    </>
  )
}
