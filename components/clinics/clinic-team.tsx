import styles from '@/components/clinics/clinic-facts.module.css'
import { Card } from '@/components/kit/card'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Portrait } from '@/components/kit/pictures/portrait'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { DentistView } from '@/lib/views/clinics'

function Dentist({ name, degree, since, registration, days, languages, portrait }: DentistView) {
  const { CLINIC } = useTexts('clinics')
  return (
    <Card as="li" className={styles.dentist}>
      {portrait ? <Portrait source={portrait} /> : null}
      <div>
        <h3>{name}</h3>
        {degree ? <p>{degree}</p> : null}
        {since ? <Note isSmall>{since}</Note> : null}
        {registration ? <Note isSmall>{fill(CLINIC.registration, { number: registration })}</Note> : null}
        {days ? <Note isSmall>{fill(CLINIC.here, { days })}</Note> : null}
        {languages ? <Note isSmall>{fill(CLINIC.speaks, { languages })}</Note> : null}
      </div>
    </Card>
  )
}

export function ClinicTeam({ team }: { team: readonly DentistView[] }) {
  return (
    <List className={styles.team}>
      {team.map((dentist) => (
        <Dentist key={`${dentist.name} ${dentist.registration}`} {...dentist} />
      ))}
    </List>
  )
}
