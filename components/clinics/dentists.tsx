import styles from '@/components/clinics/dentists.module.css'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Portrait } from '@/components/kit/pictures/portrait'
import type { DentistLine } from '@/lib/views/booking'
import type { TeamView } from '@/lib/views/clinics'

/** Each dentist with face, name and what there is to know. */
export function Dentists({ dentists }: { dentists: readonly DentistLine[] }) {
  return (
    <List className={styles.dentists}>
      {dentists.map(({ name, line, portrait }) => (
        <li key={`${name} ${line}`} className={styles.dentist}>
          {portrait ? <Portrait source={portrait} isSmall /> : null}
          <div>
            {name}
            {line ? (
              <Note as="div" isSmall>
                {line}
              </Note>
            ) : null}
          </div>
        </li>
      ))}
    </List>
  )
}

/** The faces and names of a clinic, in one line of its card. */
export function Team({ names, portraits }: TeamView) {
  return (
    <p className={styles.team}>
      {portraits.map((portrait) => (
        <Portrait key={portrait} source={portrait} isSmall />
      ))}
      <span>{names}</span>
    </p>
  )
}
