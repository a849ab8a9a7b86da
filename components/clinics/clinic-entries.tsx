// The map links to the ids of these entries.

import { Clock, MapPin } from 'lucide-react'
import { ClinicDayTimes } from '@/components/clinics/clinic-day'
import styles from '@/components/clinics/clinics.module.css'
import { Team } from '@/components/clinics/dentists'
import { FreeTimes } from '@/components/clinics/free-times'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { PatientRating } from '@/components/ratings/patient-rating'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { CityClinic } from '@/lib/views/clinics'

function ClinicEntry({ clinic }: { clinic: CityClinic }) {
  const { CLINIC } = useTexts('clinics')
  const { cid, name, address, distance, opening, isOpen, href, bookHref, mapsHref, team, rating, times, open } = clinic
  return (
    <Card as="li" id={`clinic-${cid}`} tabIndex={-1}>
      <h2 className={styles.entryName}>
        <Anchor className={styles.nameLink} href={href}>
          {name}
        </Anchor>
      </h2>
      <p className={styles.fact}>
        <MapPin aria-hidden="true" />
        <span>
          {address}
          {distance ? ` · ${distance}` : null} ·{' '}
          <a href={mapsHref} rel="noreferrer">
            {CLINIC.directions}
            <span className="visually-hidden">{fill(CLINIC.mapsTo, { clinic: name })}</span>
          </a>
        </span>
      </p>
      <p className={isOpen ? styles.openNow : styles.fact}>
        <Clock aria-hidden="true" />
        <span>{opening}</span>
      </p>
      {rating ? <PatientRating rating={rating} /> : null}
      <Team team={team} />
      {open ? (
        <ClinicDayTimes shown={open} />
      ) : times.length > 0 ? (
        <FreeTimes times={times} label={fill(CLINIC.timesAt, { clinic: name })} isDated />
      ) : (
        <Note>{CLINIC.full}</Note>
      )}
      <p className={styles.actions}>
        <Button text={CLINIC.book} spoken={fill(CLINIC.bookAt, { clinic: name })} route={bookHref} />
      </p>
    </Card>
  )
}

export function ClinicEntries({ clinics }: { clinics: readonly CityClinic[] }) {
  return (
    <List className={styles.entries}>
      {clinics.map((clinic) => (
        <ClinicEntry key={clinic.cid} clinic={clinic} />
      ))}
    </List>
  )
}
