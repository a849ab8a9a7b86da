import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import styles from '@/components/recalls/recall.module.css'
import { managePath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import type { RecallView } from '@/lib/views/recall'

/** The booking's page handles the form, also from the page that asks about the visit. */
export function NextVisit({ reference, recall }: { reference: string; recall: RecallView }) {
  const { RECALL } = useTexts('recall')
  const isPlanned = recall.kind === 'planned'
  return (
    <Card as="section" className={styles.card} look="quiet" data-screen aria-labelledby="next-visit">
      <h2 id="next-visit" className={styles.title}>
        {RECALL.title}
      </h2>
      {isPlanned ? <p>{recall.text}</p> : null}
      <Note>{isPlanned ? RECALL.plannedLine : RECALL.line}</Note>
      <Form method="post" action={managePath(reference)}>
        <Button
          type="submit"
          text={isPlanned ? RECALL.stop : recall.ask}
          colour={isPlanned ? 'white' : 'blue'}
          name="intent"
          value={isPlanned ? 'recall_stop' : 'recall'}
        />
      </Form>
    </Card>
  )
}
