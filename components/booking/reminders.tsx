import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { TextLink } from '@/components/kit/text-link'
import { Layout } from '@/components/site/layout'
import { FIND, managePath, remindersPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type ReminderState = { reference: string; phone: string; isStopped: boolean; mayChange: boolean }
/** Null without access. */
type Props = { reminders: ReminderState | null }

function Change({ reference, phone, isStopped, mayChange }: ReminderState) {
  const { REMINDERS } = useTexts('reminders')
  return (
    <>
      <Lead>{fill<string>(isStopped ? REMINDERS.off : REMINDERS.on, { phone })}</Lead>
      <Note className={styles.help}>{REMINDERS.still}</Note>
      {mayChange ? (
        <Form className={styles.help} method="post" action={remindersPath(reference)} data-primary>
          <Button
            type="submit"
            text={isStopped ? REMINDERS.start : REMINDERS.stop}
            colour={isStopped ? 'white' : 'blue'}
            name="intent"
            value={isStopped ? 'start' : 'stop'}
          />
        </Form>
      ) : (
        <p className={styles.help}>{REMINDERS.mayNot}</p>
      )}
      <p>
        <TextLink href={managePath(reference)}>{REMINDERS.booking}</TextLink>
      </p>
    </>
  )
}

export function Reminders({ reminders }: Props) {
  const { REMINDERS } = useTexts('reminders')
  const title = reminders ? REMINDERS.title : REMINDERS.unknown
  return (
    <Layout quiet>
      <PageTitle title={title} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {reminders ? (
        <Change {...reminders} />
      ) : (
        <>
          <Lead>{REMINDERS.unknownLine}</Lead>
          <p>
            <TextLink href={FIND}>{REMINDERS.find}</TextLink>
          </p>
        </>
      )}
    </Layout>
  )
}
