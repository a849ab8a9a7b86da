import styles from '@/components/clinics/clinics.module.css'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { ClinicSummary } from '@/lib/views/clinics'

function ClinicRow({ clinic, distance }: { clinic: ClinicSummary; distance?: string }) {
  const { CLINIC } = useTexts('clinics')
  const { name, address, href, bookHref } = clinic
  return (
    <Card as="li" className={styles.row}>
      <div>
        <h3>
          <Anchor className={styles.nameLink} href={href}>
            {name}
          </Anchor>
        </h3>
        <Note>
          {address}
          {distance ? ` · ${distance}` : null}
        </Note>
      </div>
      <Button text={CLINIC.book} spoken={fill(CLINIC.bookAt, { clinic: name })} colour="white" route={bookHref} />
    </Card>
  )
}

export function ClinicRows({ clinics }: { clinics: readonly (ClinicSummary & { distance?: string })[] }) {
  return (
    <List className={styles.rows}>
      {clinics.map(({ distance, ...clinic }) => (
        <ClinicRow key={clinic.cid} clinic={clinic} distance={distance} />
      ))}
    </List>
  )
}
