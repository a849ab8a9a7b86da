import { BackToDay } from '@/components/desk/back-to-day'
import styles from '@/components/desk/booking.module.css'
import { DeskSaid } from '@/components/desk/flash'
import { DeskFrame } from '@/components/desk/frame'
import { DeskMoney } from '@/components/desk/money/desk-money'
import { HistoryLines } from '@/components/desk/patient/history-lines'
import { RecallForm } from '@/components/desk/patient/recall-form'
import { DeskTimesChoice, OtherDay, Reason } from '@/components/desk/times-choice'
import { Tags, VisitActions, VisitState } from '@/components/desk/visit-card'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Field, Select } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { PhotoStrip } from '@/components/photos/photo-strip'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { CommentFormView, CorrectView, DeskBookingView, MoveView } from '@/lib/views/desk/booking'
import type { DayNotice } from '@/lib/views/desk/day'
import type { DeskView } from '@/lib/views/desk/frame'

function Hidden({ booking, intent }: { booking: DeskBookingView; intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={booking.card.version} />
    </>
  )
}

function Move({ booking, move }: { booking: DeskBookingView; move: MoveView }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  return (
    <details id="times" className={styles.fold} open={booking.isOpen}>
      <summary>{DESK_BOOKING.move}</summary>
      <Note>{DESK_BOOKING.moveLine}</Note>
      <form method="post" action={move.action} className={styles.form}>
        <Hidden booking={booking} intent="move" />
        <DeskTimesChoice times={move.times} chosen={move.slot} />
        <Reason name="move_reason" value={move.reason} />
        <Button type="submit" text={DESK_BOOKING.moveButton} />
      </form>
      <form method="get" action={`${booking.action}#slot`}>
        <OtherDay name="date" day={move.day} wish={move.times.wish} />
      </form>
    </details>
  )
}

function Chair({ booking, chairs }: { booking: DeskBookingView; chairs: MoveView['chairs'] }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  return (
    <form method="post" action={booking.action} className={styles.otherDay}>
      <Hidden booking={booking} intent="chair" />
      <Select
        name="chair"
        label={booking.isAtHome ? DESK_BOOKING.team : DESK_BOOKING.chair}
        options={chairs}
        value={booking.chair}
        {...(booking.chair === '' && { empty: DESK_BOOKING.extraChair })}
      />
      <Button
        type="submit"
        size="small"
        colour="white"
        text={booking.isAtHome ? DESK_BOOKING.teamButton : DESK_BOOKING.chairButton}
      />
    </form>
  )
}

function Cancel({ booking }: { booking: DeskBookingView }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  return (
    <details className={styles.fold}>
      <summary>{DESK_BOOKING.cancel}</summary>
      <Note>{DESK_BOOKING.cancelLine}</Note>
      <form method="post" action={booking.action} className={styles.form}>
        <Hidden booking={booking} intent="cancel" />
        <Reason name="cancel_reason" />
        <Button type="submit" colour="coral" text={DESK_BOOKING.cancelButton} />
      </form>
    </details>
  )
}

function Correct({ booking, correct }: { booking: DeskBookingView; correct: CorrectView }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  const { values, mistakes, treatments } = correct
  return (
    <details className={styles.fold} open={correct.isOpen}>
      <summary>{DESK_BOOKING.correct}</summary>
      <Note>{DESK_BOOKING.correctLine}</Note>
      <form method="post" action={booking.action} className={styles.form} noValidate>
        <Hidden booking={booking} intent="correct" />
        <Field name="name" label={DESK_BOOKING.name} autoComplete="off" value={values.name} mistake={mistakes.name} />
        <Field
          name="phone"
          label={DESK_BOOKING.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          value={values.phone}
          mistake={mistakes.phone}
        />
        <Select
          name="treatment"
          label={DESK_BOOKING.treatment}
          options={treatments}
          value={values.treatment ?? ''}
          empty={DESK_BOOKING.asItIs}
          mistake={mistakes.treatment}
        />
        <Button type="submit" text={DESK_BOOKING.correctButton} />
      </form>
    </details>
  )
}

function Facts({ booking }: { booking: DeskBookingView }) {
  return (
    <dl className={styles.facts}>
      {booking.facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function NoteForm({ booking }: { booking: DeskBookingView }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  return (
    <form method="post" action={booking.action} className={styles.form}>
      <Hidden booking={booking} intent="note" />
      <Field name="note" label={DESK_BOOKING.note} hint={DESK_BOOKING.noteHint} value={booking.note} maxLength={500} />
      <Button type="submit" size="small" colour="white" text={DESK_BOOKING.noteButton} />
    </form>
  )
}

function CommentForm({ comment, action }: { comment: CommentFormView; action: string }) {
  const { COMMENT } = useTexts('desk-booking')
  const { words, state, refusedFor, reasons, reply } = comment
  return (
    <Section title={COMMENT.title} className={styles.comment}>
      <p dir="auto">{words}</p>
      <Note>{state}</Note>
      <form method="post" action={action} className={styles.form} noValidate>
        <input type="hidden" name="intent" value="comment" />
        <Select name="refused_for" label={COMMENT.decision} options={reasons} value={refusedFor} empty={COMMENT.show} />
        <Field name="reply" label={COMMENT.reply} hint={COMMENT.replyHint} value={reply} maxLength={300} />
        <Button type="submit" size="small" colour="white" text={COMMENT.save} />
      </form>
    </Section>
  )
}

function Body({ booking, notice }: { booking: DeskBookingView; notice: DayNotice | null }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  const { card } = booking
  return (
    <>
      <BackToDay href={booking.dayHref} />
      <h1 tabIndex={-1} className={styles.title}>
        {fill(DESK_BOOKING.title, { name: card.name, when: booking.when })}
      </h1>
      {notice ? <DeskSaid notice={notice} action={booking.action} /> : null}
      <div className={styles.columns}>
        <div>
          {booking.closure ? (
            <Callout tone="gold">
              {booking.closure.text} <TextLink href={booking.closure.href}>{DESK_BOOKING.closureLink}</TextLink>
            </Callout>
          ) : null}
          {booking.isCancelled ? <p>{DESK_BOOKING.cancelled}</p> : <VisitState card={card} />}
          <Tags card={card} />
          <p>
            <TextLink href={DESK_PATHS.patient(card.reference)}>{DESK_BOOKING.card}</TextLink>
          </p>
          <VisitActions card={card} action={booking.action} />
          {booking.isRated ? <Note>{DESK_BOOKING.causes.rated}</Note> : null}
          {booking.undo ? (
            <form method="post" action={booking.action} className={styles.form}>
              <Hidden booking={booking} intent="undo" />
              <Button type="submit" size="small" colour="white" text={booking.undo} />
            </form>
          ) : null}
          {booking.money ? <DeskMoney money={booking.money} action={booking.action} /> : null}
          <Facts booking={booking} />
          {booking.photos.length > 0 ? <PhotoStrip photos={booking.photos} /> : null}
          {booking.move && booking.move.chairs.length > 1 ? (
            <Chair booking={booking} chairs={booking.move.chairs} />
          ) : null}
          {booking.correct ? <Correct booking={booking} correct={booking.correct} /> : null}
          <NoteForm booking={booking} />
          {booking.recall ? <RecallForm recall={booking.recall} /> : null}
        </div>
        <div>
          {booking.move ? <Move booking={booking} move={booking.move} /> : null}
          {booking.comment ? <CommentForm comment={booking.comment} action={booking.action} /> : null}
          {booking.canCancel ? <Cancel booking={booking} /> : null}
          <Section title={DESK_BOOKING.history}>
            {booking.history.length > 0 ? (
              <HistoryLines lines={booking.history} />
            ) : (
              <Note>{DESK_BOOKING.nothing}</Note>
            )}
          </Section>
          {booking.messages.length > 0 ? (
            <Section title={DESK_BOOKING.told.title}>
              <HistoryLines lines={booking.messages} />
            </Section>
          ) : null}
        </div>
      </div>
    </>
  )
}

type Props = { desk: DeskView; booking: DeskBookingView; notice: DayNotice | null }

export function DeskBooking({ desk, booking, notice }: Props) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  return (
    <DeskFrame desk={desk} title={fill(DESK_BOOKING.title, { name: booking.card.name, when: booking.when })}>
      <Body booking={booking} notice={notice} />
    </DeskFrame>
  )
}
