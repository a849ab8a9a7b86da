import styles from '@/components/booking/booking.module.css'
import { FIND_FORM, FindForm, OtherWays } from '@/components/booking/find-form'
import { Button } from '@/components/kit/button'
import { SentCodeField } from '@/components/kit/fields/code-field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { Layout } from '@/components/site/layout'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { FindView } from '@/lib/views/booking'

const CODE_FORM = 'code-form'

type Props = { find: FindView }

function CodeForm({ code, problems }: Pick<FindView, 'problems'> & { code: NonNullable<FindView['code']> }) {
  const { PROOF } = useTexts('number-proof')
  const { FINDING } = useTexts('manage')
  const { ending, isSent, isLate, typed, from, action } = code
  return (
    <>
      {isSent ? (
        <Form id={CODE_FORM} method="post" action={action} noValidate data-primary>
          <input type="hidden" name="intent" value="check" />
          <p>{fill(isLate ? PROOF.late : PROOF.sent, { ending })}</p>
          <SentCodeField
            label={PROOF.label}
            hint={PROOF.hint}
            value={typed}
            mistake={mistakeOf(problems, 'code')}
            sends
          />
          <Button type="submit" text={FINDING.open} />
        </Form>
      ) : null}
      <Form className={styles.help} method="post" action={action}>
        {from ? <Note>{fill(PROOF.from, { when: from })}</Note> : null}
        <Button type="submit" text={PROOF.again} colour="white" name="intent" value="again" />
      </Form>
    </>
  )
}

export function FindBooking({ find }: Props) {
  const { FINDING } = useTexts('manage')
  const { STEP } = useTexts('steps')
  const { code, problems } = find
  const title = FINDING.title
  return (
    <Layout quiet form={code ? (code.isSent ? { id: CODE_FORM } : undefined) : { id: FIND_FORM }}>
      <PageTitle title={problems.length > 0 ? fill(STEP.errorTitle, { title }) : title} />
      <ProblemBox problems={problems} />
      <h1 tabIndex={-1}>{title}</h1>
      {code ? (
        <CodeForm code={code} problems={problems} />
      ) : (
        <>
          <Lead>{FINDING.lead}</Lead>
          <FindForm find={find} />
        </>
      )}
      <OtherWays />
    </Layout>
  )
}
