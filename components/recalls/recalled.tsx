import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import styles from '@/components/recalls/recall.module.css'
import { HelpPhone } from '@/components/site/help-phone'
import { Layout } from '@/components/site/layout'
import { recallPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { RecalledView } from '@/lib/views/recall'

function Next({ recall: { reference, placeName, bookHref, stands } }: { recall: RecalledView }) {
  const { RECALLED } = useTexts('recall')
  return (
    <>
      <Lead>{stands ? fill(RECALLED.lead, { place: placeName }) : RECALLED.endedLine}</Lead>
      <p>
        <Button text={RECALLED.book} route={bookHref} />
      </p>
      {stands ? (
        <Form className={styles.stop} method="post" action={recallPath(reference)}>
          <Note>{RECALLED.stopLine}</Note>
          <Button type="submit" text={RECALLED.stop} colour="white" name="intent" value="stop" />
        </Form>
      ) : null}
    </>
  )
}

export function Recalled({ recall }: { recall: RecalledView | null }) {
  const { RECALLED } = useTexts('recall')
  const title = recall === null ? RECALLED.unknown : recall.stands ? RECALLED.title : RECALLED.ended
  return (
    <Layout quiet>
      <PageTitle title={title} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {recall ? (
        <Next recall={recall} />
      ) : (
        <Lead>
          {RECALLED.unknownLine} <HelpPhone />
        </Lead>
      )}
    </Layout>
  )
}
