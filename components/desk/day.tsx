import styles from '@/components/desk/day.module.css'
import { DayBoard } from '@/components/desk/day-board'
import { FindBooking } from '@/components/desk/find-booking'
import { DeskSaid } from '@/components/desk/flash'
import { DeskFrame } from '@/components/desk/frame'
import { VisitCard } from '@/components/desk/visit-card'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Field, Select } from '@/components/kit/fields/field'
import { BulletList, List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { DESK_PATHS, rowId } from '@/lib/addresses/desk'
import { useFreshDay } from '@/lib/browser/desk/use-fresh-day'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { VisitCard as Card, DayNotice, DayView, DelayForm } from '@/lib/views/desk/day'
import type { DeskView } from '@/lib/views/desk/frame'

const WAITING = 'waiting'

function Head({ day, status }: { day: DayView; status: string }) {
  const { DAY } = useTexts('desk-day')
  const { links } = day
  const now = day.rows.find(({ isNow }) => isNow)
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{fill(DAY.title, { place: day.placeName, day: day.day })}</h1>
        <form method="get" className={styles.ways}>
          <Button text={DAY.previous} colour="white" size="small" route={links.previous} />
          {day.isToday ? null : <Button text={DAY.today} colour="white" size="small" route={links.today} />}
          <Button text={DAY.next} colour="white" size="small" route={links.next} />
          <Field name="day" label={DAY.date} type="date" value={day.date} />
          <Button type="submit" text={DAY.go} colour="white" size="small" />
        </form>
      </div>
      <div className={`${styles.ways} ${styles.bar}`}>
        <Button text={DAY.book} size="small" route={links.book} />
        {links.walkIn ? <Button text={DAY.walkIn} size="small" colour="dark-blue" route={links.walkIn} /> : null}
        {now ? (
          <Button text={fill(DAY.now, { time: now.time })} size="small" colour="white" route={`#${rowId(now.start)}`} />
        ) : null}
        <Button text={DAY.print} size="small" colour="white" route={links.print} />
        <Button text={DAY.block} size="small" colour="white" route={links.block} />
        {day.waiting.length > 0 ? (
          <Button
            text={fill(DAY.toWaiting, { n: day.waiting.length })}
            size="small"
            colour="white"
            route={`#${WAITING}`}
          />
        ) : null}
        <FindBooking action={DESK_PATHS.bookings({ place: day.placeId })} />
      </div>
      {day.dentists ? (
        <Note>
          {DAY.dentists} {day.dentists}
        </Note>
      ) : null}
      <div className={styles.line}>
        <List className={styles.counts} aria-label={DAY.counts}>
          {day.counts.map(({ label, n }) => (
            <li key={label}>
              <strong>{n}</strong> {label}
            </li>
          ))}
        </List>
        <p role="status" className={styles.fresh}>
          {status}
        </p>
      </div>
    </>
  )
}

function Cards({
  id,
  title,
  line,
  cards,
  action,
}: {
  id?: string
  title: string
  line: string
  cards: readonly Card[]
  action: string
}) {
  return (
    <Section id={id} title={title}>
      {line ? <Note>{line}</Note> : null}
      {cards.map((card) => (
        <VisitCard key={card.reference} card={card} action={action} />
      ))}
    </Section>
  )
}

function Delay({ delay, action }: { delay: DelayForm; action: string }) {
  const { DAY } = useTexts('desk-day')
  const { chairs, minutes, lines } = delay
  return (
    <Section title={DAY.delay.title}>
      {lines.length > 0 ? (
        <BulletList>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </BulletList>
      ) : null}
      <form method="post" action={action} className={styles.delay}>
        <Select name="chair" label={delay.label} options={chairs} value="1" />
        <Select name="minutes" label={DAY.delay.minutes} options={minutes} value="10" />
        <Note>{DAY.delay.line}</Note>
        <Button type="submit" text={DAY.delay.button} size="small" colour="white" name="intent" value="delay" />
      </form>
    </Section>
  )
}

function Side({ day, action }: { day: DayView; action: string }) {
  const { DAY } = useTexts('desk-day')
  return (
    <aside className={styles.side}>
      {day.unanswered ? (
        <Section title={DAY.closures}>
          <Note>{day.unanswered}</Note>
          <Anchor href={day.links.block} isWhole>
            {DAY.toClosures}
          </Anchor>
        </Section>
      ) : null}
      {day.isToday ? (
        <Cards
          id={WAITING}
          title={DAY.waiting}
          line={day.waiting.length === 0 ? DAY.nobodyWaits : ''}
          cards={day.waiting}
          action={action}
        />
      ) : null}
      {day.delay ? <Delay delay={day.delay} action={action} /> : null}
      {day.unmarked.length > 0 ? (
        <Cards title={DAY.unmarked} line={DAY.unmarkedLine} cards={day.unmarked} action={action} />
      ) : null}
      {day.cancelled.length > 0 ? (
        <Section title={DAY.cancelled}>
          <ul>
            {day.cancelled.map(({ reference, line, href }) => (
              <li key={reference}>
                <Anchor href={href} isWhole>
                  {line}
                </Anchor>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </aside>
  )
}

function Body({ view, notice }: { view: DayView; notice: DayNotice | null }) {
  const { DAY } = useTexts('desk-day')
  const { day, at, isLost } = useFreshDay(view)
  const action = DESK_PATHS.day(day.placeId, day.isToday ? undefined : day.date)
  return (
    <>
      {notice && !notice.undo ? <DeskSaid notice={notice} action={action} /> : null}
      <Head day={day} status={isLost ? DAY.stopped : at ? fill(DAY.changed, { time: at }) : ''} />
      {day.closed === null ? null : <Callout tone="coral">{fill(DAY.closed, { reason: day.closed })}</Callout>}
      <div className={styles.columns}>
        {day.rows.length > 0 ? <DayBoard day={day} action={action} notice={notice} /> : <Note>{DAY.nothing}</Note>}
        <Side day={day} action={action} />
      </div>
    </>
  )
}

export function Day({ desk, day, notice }: { desk: DeskView; day: DayView; notice: DayNotice | null }) {
  const { DAY } = useTexts('desk-day')
  return (
    <DeskFrame desk={desk} title={fill(DAY.title, { place: day.placeName, day: day.day })}>
      <Body key={`${day.placeId} ${day.date}`} view={day} notice={notice} />
    </DeskFrame>
  )
}
