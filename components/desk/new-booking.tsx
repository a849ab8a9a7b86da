import { BackToDay } from '@/components/desk/back-to-day'
import styles from '@/components/desk/booking.module.css'
import { DeskFrame } from '@/components/desk/frame'
import { KnownPatient } from '@/components/desk/patient/known-patient'
import { DeskTimesChoice, OtherDay, Reason } from '@/components/desk/times-choice'
import { Button } from '@/components/kit/button'
import { Choices } from '@/components/kit/choices/choices'
import { EnterSubmit } from '@/components/kit/fields/enter-submit'
import { Field, Select } from '@/components/kit/fields/field'
import { Mistake } from '@/components/kit/fields/mistake'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Note } from '@/components/kit/note'
import { useKnownNumber } from '@/lib/browser/desk/use-known-number'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { NewBookingView } from '@/lib/views/desk/booking'
import type { DeskView } from '@/lib/views/desk/frame'

function Body({ booking }: { booking: NewBookingView }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  const { values, mistakes } = booking
  const known = useKnownNumber('phone', { first: booking.known, typed: values.phone ?? '' })
  const problems = Object.entries(mistakes).map(([control, text]) => ({ control, text }))
  return (
    <>
      <BackToDay href={booking.dayHref} />
      <ProblemBox problems={problems} />
      <h1 tabIndex={-1} className={styles.title}>
        {fill(booking.isWalkIn ? DESK_BOOKING.walkIn : DESK_BOOKING.book, { place: booking.placeName })}
      </h1>
      <form method="post" action={booking.action} className={styles.form} noValidate>
        <EnterSubmit intent="book" />
        <input type="hidden" name="intent" value="book" />
        <input type="hidden" name="key" value={booking.key} />
        <div className={styles.columns}>
          <div>
            <Field
              name="phone"
              label={DESK_BOOKING.phone}
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              value={values.phone}
              mistake={mistakes.phone}
              beside={
                <Button type="submit" size="small" colour="white" name="intent" value="find" text={DESK_BOOKING.find} />
              }
            />
            <KnownPatient known={known} action={booking.action} />
            <Field
              name="name"
              label={DESK_BOOKING.name}
              autoComplete="off"
              spellCheck={false}
              value={values.name}
              mistake={mistakes.name}
              autoFocus={booking.isFound}
            />
            {booking.isAtHome ? (
              <>
                <Field
                  name="pincode"
                  label={DESK_BOOKING.pincode}
                  inputMode="numeric"
                  value={values.pincode}
                  mistake={mistakes.pincode}
                />
                <Field name="address" label={DESK_BOOKING.address} value={values.address} mistake={mistakes.address} />
              </>
            ) : null}
            <Select
              name="treatment"
              label={DESK_BOOKING.treatment}
              options={booking.treatments}
              value={values.treatment ?? ''}
              empty={DESK_BOOKING.choose}
              mistake={mistakes.treatment}
            />
            <Select
              name="language"
              label={DESK_BOOKING.language}
              options={booking.languages}
              value={values.language ?? ''}
              empty={DESK_BOOKING.languageBefore}
            />
            <Field
              name="note"
              label={DESK_BOOKING.note}
              hint={DESK_BOOKING.noteHint}
              maxLength={500}
              value={values.note}
            />
          </div>
          <div>
            {mistakes.slot ? <Mistake id="slot-error">{mistakes.slot}</Mistake> : null}
            {booking.isWalkIn ? (
              <Note>{DESK_BOOKING.walkInLine}</Note>
            ) : (
              <>
                <DeskTimesChoice times={booking.times} chosen={values.slot} />
                <Select
                  name="chair"
                  label={booking.isAtHome ? DESK_BOOKING.team : DESK_BOOKING.chair}
                  options={booking.chairs}
                  value={values.chair ?? ''}
                  empty={DESK_BOOKING.anyChair}
                  mistake={mistakes.chair}
                />
              </>
            )}
            {booking.asksOverbook ? (
              <>
                <Note>{DESK_BOOKING.overbookLine}</Note>
                <Reason name="overbook" value={values.overbook} mistake={mistakes.overbook} />
              </>
            ) : null}
          </div>
        </div>
        {booking.near.length > 0 ? (
          <Choices
            name="near"
            legend={DESK_BOOKING.NEAR.legend}
            options={booking.near}
            value={values.near ?? ''}
            mistake={mistakes.near}
            dense
          />
        ) : null}
        <Button
          type="submit"
          size="large"
          text={booking.isWalkIn ? DESK_BOOKING.walkInButton : DESK_BOOKING.bookButton}
        />
        {/* Below the button that books, because Enter presses a form's first button. */}
        {booking.isWalkIn ? null : <OtherDay name="other_day" day={booking.day} isPost />}
      </form>
    </>
  )
}

export function NewBooking({ desk, booking }: { desk: DeskView; booking: NewBookingView }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  const title = fill(booking.isWalkIn ? DESK_BOOKING.walkIn : DESK_BOOKING.book, { place: booking.placeName })
  return (
    <DeskFrame desk={desk} title={title}>
      <Body booking={booking} />
    </DeskFrame>
  )
}
