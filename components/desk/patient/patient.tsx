import { DeskSaid } from '@/components/desk/flash'
import { DeskFrame } from '@/components/desk/frame'
import { HistoryLines } from '@/components/desk/patient/history-lines'
import styles from '@/components/desk/patient/patient.module.css'
import { RecallForm } from '@/components/desk/patient/recall-form'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { List, ListRow } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { PhotoStrip } from '@/components/photos/photo-strip'
import { useTexts } from '@/lib/browser/texts'
import type { DeskView } from '@/lib/views/desk/frame'
import type { PatientProps, PatientView, PatientVisit } from '@/lib/views/desk/patient'

function Visit({ visit }: { visit: PatientVisit }) {
  const { href, when, state, facts, tags, lines, photos } = visit
  return (
    <li className={styles.visit}>
      <p className={styles.row}>
        <Anchor href={href} isWhole>
          {when}
        </Anchor>
        <strong>{state}</strong>
      </p>
      <p>{facts}</p>
      {[...tags.map(({ text }) => text), ...lines].map((line) => (
        <Note key={line} isSmall dir="auto">
          {line}
        </Note>
      ))}
      <PhotoStrip photos={photos} />
    </li>
  )
}

function Visits({ title, visits, nothing }: { title: string; visits: readonly PatientVisit[]; nothing: string }) {
  return (
    <Section title={title}>
      {visits.length > 0 ? (
        <List className={styles.visits}>
          {visits.map((visit) => (
            <Visit key={visit.reference} visit={visit} />
          ))}
        </List>
      ) : (
        <Note>{nothing}</Note>
      )}
    </Section>
  )
}

function People({ people }: { people: PatientView['people'] }) {
  const { PATIENT } = useTexts('desk-patient')
  return (
    <Section title={PATIENT.people}>
      <List>
        {people.map(({ name, counts, againHref }) => (
          <ListRow key={name}>
            <div>
              <strong>{name}</strong>
              <Note isSmall>{counts}</Note>
            </div>
            {againHref ? (
              <Button route={againHref} isWhole size="small" text={PATIENT.again} spoken={` ${name}`} />
            ) : null}
          </ListRow>
        ))}
      </List>
    </Section>
  )
}

export function DeskPatient({ desk, patient, notice, action }: { desk: DeskView } & PatientProps) {
  const { PATIENT } = useTexts('desk-patient')
  const { phone, people, ahead, past, recall, messages, limits } = patient
  return (
    <DeskFrame desk={desk} title={PATIENT.title}>
      <h1 tabIndex={-1}>
        {PATIENT.title} {phone.display}
      </h1>
      {notice ? <DeskSaid notice={notice} action={action} /> : null}
      <p className={styles.row}>
        {phone.href ? <a href={phone.href}>{PATIENT.call}</a> : null}
        <Note as="span">{limits}</Note>
      </p>
      <div className={styles.columns}>
        <div>
          {people.length > 0 ? <People people={people} /> : null}
          <Visits title={PATIENT.ahead} visits={ahead} nothing={PATIENT.nothingAhead} />
          <Visits title={PATIENT.past} visits={past} nothing={PATIENT.nothingPast} />
        </div>
        <div>
          {recall ? (
            <Section>
              <RecallForm recall={recall} />
            </Section>
          ) : null}
          {messages.length > 0 ? (
            <Section title={PATIENT.messages}>
              <HistoryLines lines={messages} />
            </Section>
          ) : null}
        </div>
      </div>
    </DeskFrame>
  )
}
