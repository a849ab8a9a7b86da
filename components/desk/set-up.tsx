// A clinic's hours and chairs, for a manager. What a change would strand is listed before anything is changed. Forms alone.
import { DeskFrame } from '@/components/desk/frame'
import styles from '@/components/desk/set-up.module.css'
import type { SetUpView } from '@/components/desk/set-up-view'
import type { DeskView } from '@/components/desk/views'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Field } from '@/components/kit/field'
import { List, ListRow } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { ProblemBox } from '@/components/kit/problem-box'
import { TextLink } from '@/components/kit/text-link'
import { Tick } from '@/components/kit/tick'
import { useWords } from '@/lib/browser/words'
import { fill, plural } from '@/lib/texts/fill'

function Stranded({ stranded }: { stranded: NonNullable<SetUpView['stranded']> }) {
  const { SET_UP } = useWords('desk-set-up')
  const { LANGUAGE } = useWords('language')
  return (
    <Callout tone="gold" id="stranded" tabIndex={-1}>
      <p>{plural(LANGUAGE, SET_UP.stranded, { count: stranded.length })}</p>
      <List>
        {stranded.map(({ reference, when, href }) => (
          <ListRow key={reference}>
            <span>
              <TextLink href={href}>{reference}</TextLink> {when}
            </span>
          </ListRow>
        ))}
      </List>
      <p>{SET_UP.strandedLine}</p>
      <Tick name="offer" value="yes" label={SET_UP.offer} />
    </Callout>
  )
}

function Days({ days, mistakes }: Pick<SetUpView, 'days' | 'mistakes'>) {
  const { SET_UP } = useWords('desk-set-up')
  return days.map(({ name, opens, closes }, at) => (
    <fieldset key={name} className={styles.day}>
      <legend>{name}</legend>
      {[['opens', opens] as const, ['closes', closes] as const].map(([which, value]) => (
        <Field
          key={which}
          name={`${which}_${at}`}
          label={SET_UP[which]}
          autoComplete="off"
          value={value}
          mistake={mistakes[`${which}_${at}`]}
        />
      ))}
    </fieldset>
  ))
}

export function SetUp({ desk, view }: { desk: DeskView; view: SetUpView }) {
  const { SET_UP } = useWords('desk-set-up')
  const { mistakes, notice } = view
  const problems = Object.entries(mistakes).map(([control, text]) => ({ control, text }))
  const title = fill(SET_UP.title, { place: view.placeName })
  return (
    <DeskFrame desk={desk} title={title}>
      <ProblemBox problems={problems} />
      {notice === null ? null : (
        <Callout tone="leaf" role="status">
          {notice.text} {notice.listHref ? <TextLink href={notice.listHref}>{SET_UP.list}</TextLink> : null}
        </Callout>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      <form method="post" action={view.action} className={styles.form} noValidate>
        <input type="hidden" name="version" value={view.version} />
        {view.stranded === null ? null : <Stranded stranded={view.stranded} />}
        <Field
          name="seats"
          label={view.isHomeZone ? SET_UP.teams : SET_UP.chairs}
          hint={SET_UP.seatsLine}
          inputMode="numeric"
          autoComplete="off"
          value={view.seats}
          mistake={mistakes.seats}
        />
        <div>
          <h2>{SET_UP.hours}</h2>
          <Note>{fill(SET_UP.hoursLine, { minutes: view.slotMinutes })}</Note>
          <div className={styles.week}>
            <Days days={view.days} mistakes={mistakes} />
          </div>
        </div>
        <div>
          <Button type="submit" text={SET_UP.keep} />
          <Note>{SET_UP.keepLine}</Note>
        </div>
      </form>
    </DeskFrame>
  )
}
