import styles from '@/components/desk/calls.module.css'
import { Button } from '@/components/kit/button'
import { Field } from '@/components/kit/fields/field'
import { useTexts } from '@/lib/browser/texts'
import type { CallKind } from '@/lib/catalogue/desk/calls'
import { fill } from '@/lib/texts/fill'
import { isKeyOf } from '@/lib/types/keys'
import type { ClaimedCall } from '@/lib/views/desk/calls'

type Props = { call: ClaimedCall; kind: CallKind; here: string }

function LaterForm({ subject, here }: { subject: string; here: string }) {
  const { CALLS } = useTexts('desk-calls')
  return (
    <form className={styles.later} method="post" action={here}>
      <input type="hidden" name="subject" value={subject} />
      <Field name="date" type="date" label={CALLS.date} required />
      <Field name="time" type="time" label={CALLS.time} required />
      <Button type="submit" size="small" colour="white" name="intent" value="later" text={CALLS.outcomes.later} />
    </form>
  )
}

export function ClaimedCallCard({ call, kind, here }: Props) {
  const { CALLS } = useTexts('desk-calls')
  const { subject, name, phone, until, about, city, best, visit, bookHref, bookingHref, cardHref, outcomes, isUrgent } =
    call
  const facts = [isUrgent && isKeyOf(CALLS.urgent, kind) ? CALLS.urgent[kind] : '', about, city, best, visit].filter(
    Boolean,
  )
  return (
    <section className={styles.own} aria-labelledby="own-call">
      {/* biome-ignore lint/a11y/noAutofocus: whoever took a call goes on from it, without scripts too */}
      <h2 id="own-call" tabIndex={-1} autoFocus>
        {CALLS.own.title}
      </h2>
      <p className={styles.who}>
        <strong>{name}</strong> <a href={phone.href}>{phone.text}</a>
      </p>
      {facts.length > 0 ? <p>{facts.join(' · ')}</p> : null}
      <p>{fill(CALLS.own.lead, { time: until })}</p>
      <div className={styles.acts}>
        {bookHref ? <Button route={bookHref} isWhole size="small" text={CALLS.own.book} /> : null}
        {bookingHref ? <Button route={bookingHref} isWhole size="small" text={CALLS.own.booking} /> : null}
        {cardHref ? <Button route={cardHref} size="small" colour="white" text={CALLS.own.patient} /> : null}
        <form className={styles.acts} method="post" action={here}>
          <input type="hidden" name="subject" value={subject} />
          {outcomes.map((act) => (
            <Button
              key={act}
              type="submit"
              size="small"
              colour="white"
              name="intent"
              value={act}
              text={act === 'settled' && isKeyOf(CALLS.settled, kind) ? CALLS.settled[kind] : CALLS.outcomes[act]}
            />
          ))}
        </form>
      </div>
      <LaterForm subject={subject} here={here} />
    </section>
  )
}
