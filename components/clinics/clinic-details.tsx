// One clinic's page: facts, hours, next free times, services, and the clinics nearby.

import Link from 'next/link'
import { ClinicFacts, ClinicWeek } from '@/components/clinics/clinic-facts'
import { ClinicRow } from '@/components/clinics/clinic-row'
import styles from '@/components/clinics/clinics.module.css'
import { FreeTimes } from '@/components/clinics/free-times'
import type { ClinicView } from '@/components/clinics/views'
import { ClinicMap } from '@/components/map/clinic-map'
import { Trail } from '@/components/site/trail'
import { CLINIC } from '@/lib/texts/en/clinics'
import { MAP } from '@/lib/texts/en/map'

type Props = { clinic: ClinicView; tiles: { url: string; attribution: string } | null }

export function ClinicDetails({ clinic, tiles }: Props) {
  const { city, crumbs, firstDay, bookHref, services, nearby, week, name, cid, locality, at } = clinic
  return (
    <>
      <Trail crumbs={crumbs} />
      <h1 tabIndex={-1}>{name}</h1>
      <div className={styles.halves}>
        <div>
          <ClinicFacts clinic={clinic} />
          <section className={styles.booking}>
            <h2>{CLINIC.times}</h2>
            {firstDay ? (
              <>
                <p className={styles.quiet}>{CLINIC.timesOn(firstDay.day)}</p>
                <FreeTimes times={firstDay.times} label={CLINIC.timesOn(firstDay.day)} />
              </>
            ) : (
              <p className={styles.quiet}>{CLINIC.full}</p>
            )}
            <p className={styles.actions}>
              <Link className={styles.primary} href={bookHref} prefetch={false}>
                {CLINIC.bookHere}
              </Link>
            </p>
          </section>
        </div>
        <div className={styles.side}>
          <ClinicMap
            label={MAP.ofClinic(name)}
            cityId={city.id}
            pins={[{ id: cid, name, label: locality, ...at }]}
            tiles={tiles}
            small
          />
          <section className={styles.section}>
            <h2>{CLINIC.hours}</h2>
            <ClinicWeek week={week} />
          </section>
        </div>
      </div>
      <section className={styles.section}>
        <h2>{CLINIC.services}</h2>
        <ul className={styles.services}>
          {services.map(({ label, href }) => (
            <li key={label}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {nearby.length > 0 ? (
        <section className={styles.section}>
          <h2>{CLINIC.nearby(city.name)}</h2>
          <ul className={styles.rows}>
            {nearby.map(({ distance, ...other }) => (
              <ClinicRow key={other.cid} clinic={other} distance={distance} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
