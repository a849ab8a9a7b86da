import styles from '@/components/desk/patient/patient.module.css'
import { Button } from '@/components/kit/button'
import { Select } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { Tick } from '@/components/kit/tick'
import { useTexts } from '@/lib/browser/texts'
import type { DeskRecallView } from '@/lib/views/desk/booking'

export function RecallForm({ recall: { action, planned, months } }: { recall: DeskRecallView }) {
  const { RECALL } = useTexts('desk-booking').DESK_BOOKING
  if (planned !== null)
    return (
      <form method="post" action={action} className={styles.form}>
        <p>{planned}</p>
        <Button type="submit" size="small" colour="white" text={RECALL.stop} name="intent" value="recall_stop" />
      </form>
    )
  return (
    <details className={styles.fold} open={months.isOpen}>
      <summary>{RECALL.title}</summary>
      <Note>{RECALL.line}</Note>
      <form method="post" action={action} className={styles.form}>
        <input type="hidden" name="intent" value="recall" />
        <Select name="months" label={RECALL.months} options={months.options} value={months.value} />
        <Tick name="agreed" value="yes" label={RECALL.agreed} />
        <Button type="submit" text={RECALL.set} />
      </form>
    </details>
  )
}
