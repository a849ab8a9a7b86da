import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { AnotherCode, NumberProof, SEND_CODE } from '@/components/booking/number-proof'
import { Price } from '@/components/booking/price'
import styles from '@/components/booking/ticket.module.css'
import { ChosenTime } from '@/components/calendar/chosen-time'
import { HoldNotice } from '@/components/calendar/hold-notice'
import { useReportSlotLost } from '@/components/calendar/lost-time'
import { WaitNotice } from '@/components/calendar/wait-notice'
import { Dentists } from '@/components/clinics/dentists'
import { Callout } from '@/components/kit/callout'
import { Field } from '@/components/kit/fields/field'
import { Mistake } from '@/components/kit/fields/mistake'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { PhotoStrip } from '@/components/photos/photo-strip'
import { STEP_FORM, StepPage } from '@/components/step/step-page'
import { Answers } from '@/components/step/your-booking'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import { isKeyOf } from '@/lib/types/keys'
import type { ReviewRow } from '@/lib/views/booking'
import type { Step } from '@/lib/views/step'
import type { ReviewData } from '@/lib/views/steps'

type Props = { step: Step; data: ReviewData }

/** The button that also leads to the payment. */
const PAY_SECOND = { name: 'pay', value: 'now' } as const

/** Loaded on demand: few patients see these. */
const AlreadyBooked = dynamic(() => import('@/components/booking/already-booked').then((file) => file.AlreadyBooked))

const NearQuestion = dynamic(() => import('@/components/clinics/near-question').then((file) => file.NearQuestion))

function PhotoRow({ views, changeHref }: ReviewData['photos']) {
  const { REVIEW } = useTexts('booking')
  const { PHOTO_STRIP } = useTexts('photo-strip')
  return views.length === 0 ? null : (
    <div className={styles.row}>
      <dt>{PHOTO_STRIP.row}</dt>
      <dd>
        <PhotoStrip photos={views} />
      </dd>
      {changeHref ? (
        <dd className={styles.change}>
          <TextLink href={changeHref}>
            {REVIEW.change}
            <span className="visually-hidden"> {PHOTO_STRIP.row}</span>
          </TextLink>
        </dd>
      ) : null}
    </div>
  )
}

function Row({ label, value, note, map, dentists, changeHref }: ReviewRow) {
  const { REVIEW } = useTexts('booking')
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {dentists ? <Dentists dentists={dentists} /> : value}
        {note ? (
          <Note as="div" isSmall>
            {note}
          </Note>
        ) : null}
        {map ? (
          <div>
            <TextLink href={map} rel="noreferrer">
              {REVIEW.maps}
            </TextLink>
          </div>
        ) : null}
      </dd>
      {changeHref ? (
        <dd className={styles.change}>
          <TextLink href={changeHref}>
            {REVIEW.change}
            <span className="visually-hidden"> {label}</span>
          </TextLink>
        </dd>
      ) : null}
    </div>
  )
}

function Rows({ rows, price, contact, photos }: Pick<ReviewData, 'rows' | 'price' | 'contact' | 'photos'>) {
  const { REVIEW } = useTexts('booking')
  return (
    <dl className={styles.ticket}>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
      <PhotoRow {...photos} />
      <div className={styles.row}>
        <dt>{REVIEW.price}</dt>
        <dd>
          <Price {...price} />
        </dd>
      </div>
      <Row {...contact} />
    </dl>
  )
}

/** The ticket sums up several answers; this list links each one to its step. */
function AllAnswers({ step }: Pick<Props, 'step'>) {
  const { REVIEW } = useTexts('booking')
  return (
    <details className={styles.answers}>
      <summary>{REVIEW.answers}</summary>
      <Answers {...step} price="" />
    </details>
  )
}

export function Review({ step, data }: Props) {
  const { NEAR, REVIEW } = useTexts('booking')
  const { NAME } = useTexts('input-name')
  const { PROOF } = useTexts('number-proof')
  const { SLOT } = useTexts('select-slot')
  const sentences = useMemo(
    () => ({ ...NAME.causes, ...NEAR.causes, ...PROOF.causes, ...SLOT.causes }),
    [NAME.causes, NEAR.causes, PROOF.causes, SLOT.causes],
  )
  const { PAY_NOW } = useTexts('payments')
  const { STEP } = useTexts('steps')
  const bookText = (pay: ReviewData['pay']): string =>
    pay === null ? REVIEW.confirm : pay.first ? fill(PAY_NOW.first, { amount: pay.amount }) : PAY_NOW.later
  const reportLost = useReportSlotLost()
  if (data.bookedHref !== null)
    return <AlreadyBooked href={data.bookedHref} ticket={data.booked} unbooked={data.unbooked} />
  const { held, other, near, proof, wait } = data
  const patient = other && (other.isChild ? NAME.child : NAME.patient)
  // An unsent code must be requested before the booking; Enter requests it.
  const mustSend = proof !== null && !proof.isSent
  return (
    <StepPage
      step={step}
      sentences={sentences}
      title={REVIEW.title}
      lead={held ? undefined : data.hasLapsed ? REVIEW.lapsed : REVIEW.unheld}
      button={mustSend ? PROOF.send : bookText(data.pay)}
      second={
        mustSend || !data.pay || data.pay.first
          ? undefined
          : { ...PAY_SECOND, text: fill(PAY_NOW.now, { amount: data.pay.amount }) }
      }
      intent={mustSend ? SEND_CODE : undefined}
      toPay={mustSend ? undefined : data.toPay}
      after={
        <>
          <ChosenTime time={data.time} isHeld={held !== null} isUrgent={step.isEmergency} />
          {proof?.isSent ? <AnotherCode from={proof.from} form={STEP_FORM} /> : null}
        </>
      }
      isSummary
      onLost={async (notice, href) =>
        isKeyOf(STEP.notices, notice) &&
        reportLost({ value: data.time.value, href, header: SLOT.lostTitles[notice], message: STEP.notices[notice] })
      }
    >
      {(mistakes) => (
        <>
          {mistakes.slot ? <Mistake id="slot">{mistakes.slot}</Mistake> : null}
          {held ? (
            <HoldNotice
              hold={held}
              value={data.time.value}
              timesHref={data.time.timesHref}
              isUrgent={step.isEmergency}
            />
          ) : null}
          {near ? <NearQuestion near={near} mistake={mistakes.near} /> : null}
          <Rows {...data} />
          <AllAnswers step={step} />
          {step.values.name === undefined ? null : (
            <Field
              name="name"
              label={patient === null ? NAME.label : patient.label}
              hint={other === null || patient === null ? NAME.hint : fill(patient.hint, { phone: other.calls })}
              autoComplete={other === null ? 'name' : 'off'}
              spellCheck={false}
              value={step.values.name}
              mistake={mistakes.name}
            />
          )}
          {other ? (
            <Field
              name="age"
              label={other.isChild ? NAME.child.age : NAME.age.label}
              hint={NAME.age.hint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={other.age}
              mistake={mistakes.age}
            />
          ) : null}
          {proof ? <NumberProof proof={proof} mistake={mistakes.code} /> : null}
          {wait ? <WaitNotice wait={wait} /> : null}
          {data.pay?.first === 'missed' ? (
            <>
              <input type="hidden" name="first" value="missed" />
              <Callout tone="gold">{PAY_NOW.missedLine}</Callout>
            </>
          ) : null}
          {data.pay?.first ? <Note>{PAY_NOW.firstLine}</Note> : null}
          <Note>{REVIEW.cancel}</Note>
        </>
      )}
    </StepPage>
  )
}
