// The page lists the bookings that a change would strand before it changes anything.
import { DeskFrame } from '@/components/desk/frame'
import styles from '@/components/desk/set-up.module.css'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Field } from '@/components/kit/fields/field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { BulletList } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { Tick } from '@/components/kit/tick'
import { useTexts } from '@/lib/browser/texts'
import { fill, plural } from '@/lib/texts/fill'
import type { DeskView } from '@/lib/views/desk/frame'
import type { SetUpView } from '@/lib/views/desk/set-up'

function Stranded({ stranded }: { stranded: NonNullable<SetUpView['stranded']> }) {
  const { SET_UP } = useTexts('desk-set-up')
  const { LANGUAGE } = useTexts('language')
  return (
    <Callout tone="gold" id="stranded" tabIndex={-1}>
      <div className={styles.stack}>
        <p>{plural(LANGUAGE, SET_UP.stranded, { count: stranded.length })}</p>
        <BulletList>
          {stranded.map(({ reference, line, href }) => (
            <li key={reference}>
              <Anchor href={href}>{reference}</Anchor> {line}
            </li>
          ))}
        </BulletList>
        <p>{SET_UP.strandedLine}</p>
        <Tick name="offer" value="yes" label={SET_UP.offer} />
      </div>
    </Callout>
  )
}

function Planned({ view }: { view: SetUpView }) {
  const { SET_UP } = useTexts('desk-set-up')
  const { planned, stranded, isTakingBack } = view
  if (!planned) return null
  return (
    <form method="post" action={view.action} className={styles.form}>
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="intent" value="take_back" />
      {stranded && isTakingBack ? <Stranded stranded={stranded} /> : null}
      <Callout tone="leaf">
        <p>{fill(SET_UP.planned, { day: planned.day })}</p>
        <table className={styles.planned}>
          <tbody>
            {planned.days.map(({ name, hours }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button type="submit" colour="white" size="small" text={SET_UP.takeBack} />
      </Callout>
    </form>
  )
}

function Days({ days, mistakes }: Pick<SetUpView, 'days' | 'mistakes'>) {
  const { SET_UP } = useTexts('desk-set-up')
  return days.map(({ name, opens, closes, breaks }, at) => (
    <fieldset key={name} className={styles.day}>
      <legend>{name}</legend>
      {(
        [
          ['opens', opens],
          ['closes', closes],
          ['breaks', breaks],
        ] as const
      ).map(([which, value]) => (
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
  const { SET_UP } = useTexts('desk-set-up')
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
      <Planned view={view} />
      <form method="post" action={view.action} className={styles.form} noValidate>
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="version" value={view.version} />
        {view.stranded === null || view.isTakingBack ? null : <Stranded stranded={view.stranded} />}
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
        <Field
          name="from"
          type="date"
          label={SET_UP.from}
          hint={SET_UP.fromLine}
          min={view.from.first}
          max={view.from.last}
          value={view.from.value}
          mistake={mistakes.from}
        />
        <div className={styles.stack}>
          <Button type="submit" text={SET_UP.keep} />
          <Note>{SET_UP.keepLine}</Note>
        </div>
      </form>
    </DeskFrame>
  )
}
