import styles from '@/components/booking/booking.module.css'
import { CallInstead } from '@/components/calendar/wait-notice'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { SentCodeField } from '@/components/kit/fields/code-field'
import { Mistake } from '@/components/kit/fields/mistake'
import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { ProofView } from '@/lib/views/booking'

/** The intent of the buttons that send a code. */
export const SEND_CODE = 'send_code'

export function NumberProof({ proof, mistake }: { proof: ProofView; mistake: string | undefined }) {
  const { PROOF } = useTexts('number-proof')
  const { ending, isSent, isLate, from } = proof
  return (
    <Card as="section" className={styles.proof} look="quiet" aria-labelledby="proof">
      <h2 id="proof" className={styles.legend}>
        {PROOF.title}
      </h2>
      <p>{fill(isSent ? (isLate ? PROOF.late : PROOF.sent) : PROOF.why, { ending })}</p>
      {isSent ? (
        <SentCodeField label={PROOF.label} hint={PROOF.hint} value={proof.code} mistake={mistake} sends />
      ) : mistake ? (
        <Mistake id="code">{mistake}</Mistake>
      ) : null}
      {from && !isSent ? <p>{fill(PROOF.from, { when: from })}</p> : null}
      <CallInstead line={proof.help} text={PROOF.call} />
    </Card>
  )
}

/** Stands after the form's own button, so that Enter in a field books. */
export function AnotherCode({ from, form }: { from: string | null; form: string }) {
  const { PROOF } = useTexts('number-proof')
  return (
    <div className={styles.help}>
      {from ? <Note>{fill(PROOF.from, { when: from })}</Note> : null}
      <Button type="submit" text={PROOF.again} colour="white" form={form} name="intent" value={SEND_CODE} />
    </div>
  )
}
