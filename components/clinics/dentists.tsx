import styles from '@/components/clinics/dentists.module.css'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import type { DentistLine } from '@/lib/views/booking'

const SIDE = 40

/** Without an alternative text, because the name stands beside it. */
const Face = ({ path }: { path: string }) => (
  <img className={styles.face} src={path} alt="" width={SIDE} height={SIDE} loading="lazy" decoding="async" />
)

/** Each dentist with face, name and what there is to know. */
export function Dentists({ dentists }: { dentists: readonly DentistLine[] }) {
  return (
    <List className={styles.dentists}>
      {dentists.map(({ name, line, face }) => (
        <li key={`${name} ${line}`} className={styles.dentist}>
          {face ? <Face path={face} /> : null}
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

/** The faces and names of a clinic's dentists, in one line of its card. It unfolds to what there is to know. */
export function Team({ team }: { team: readonly DentistLine[] }) {
  if (team.length === 0) return null
  const summary = (
    <>
      {team.map(({ name, face }) => (face ? <Face key={name} path={face} /> : null))}
      <span>{team.map(({ name }) => name).join(', ')}</span>
    </>
  )
  return team.some(({ line }) => line !== '') ? (
    <details>
      <summary className={styles.team}>{summary}</summary>
      <Dentists dentists={team} />
    </details>
  ) : (
    <p className={styles.team}>{summary}</p>
  )
}
