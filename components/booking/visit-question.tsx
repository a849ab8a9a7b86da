import { useMemo } from 'react'
import styles from '@/components/booking/booking.module.css'
import own from '@/components/booking/visit-question.module.css'
import { Button } from '@/components/kit/button'
import { Choices } from '@/components/kit/choices/choices'
import { Field } from '@/components/kit/fields/field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { PageTitle } from '@/components/kit/page-title'
import { TextLink } from '@/components/kit/text-link'
import { NextVisit } from '@/components/recalls/next-visit'
import { HelpPhone } from '@/components/site/help-phone'
import { Layout } from '@/components/site/layout'
import { managePath, remindersPath, visitPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { RecallView } from '@/lib/views/recall'

type PastVisit = { reference: string; day: string; isAnswered: boolean; recall: RecallView | null }
type Props = {
  /** Null if nothing is asked. */
  visit: PastVisit | null
  typed: { score: string; words: string }
  mistakes: { score: boolean; words: boolean }
}

/** The best answer comes first, where the thumb finds it at once. */
const SCORES = [5, 4, 3, 2, 1] as const

function Question({ visit, typed, mistakes }: Props & { visit: PastVisit }) {
  const { VISIT_QUESTION } = useTexts('visit-question')
  const { BRAND } = useTexts('brand')
  return (
    <>
      <Lead>{fill(VISIT_QUESTION.lead, { day: visit.day })}</Lead>
      <Form className={own.scale} method="post" action={visitPath(visit.reference)} noValidate data-primary>
        <input type="hidden" name="intent" value="answer" />
        <Choices
          name="score"
          legend={VISIT_QUESTION.legend}
          options={SCORES.map((score) => ({ value: String(score), label: VISIT_QUESTION.scores[score] }))}
          value={typed.score}
          mistake={mistakes.score ? VISIT_QUESTION.empty : null}
        />
        <Field
          name="words"
          label={VISIT_QUESTION.words}
          hint={fill(VISIT_QUESTION.wordsHint, { help: BRAND.helpPhone.display })}
          value={typed.words}
          mistake={mistakes.words ? VISIT_QUESTION.long : null}
          maxLength={300}
          autoComplete="off"
        />
        <Button type="submit" text={VISIT_QUESTION.send} />
      </Form>
      <p>
        <TextLink href={remindersPath(visit.reference)}>{VISIT_QUESTION.stop}</TextLink>
      </p>
    </>
  )
}

export function VisitQuestion({ visit, typed, mistakes }: Props) {
  const { VISIT_QUESTION } = useTexts('visit-question')
  const { STEP } = useTexts('steps')
  const problems = useMemo(
    () => [
      ...(mistakes.score ? [{ control: 'score', text: VISIT_QUESTION.empty }] : []),
      ...(mistakes.words ? [{ control: 'texts', text: VISIT_QUESTION.long }] : []),
    ],
    [mistakes, VISIT_QUESTION],
  )
  const title =
    visit === null ? VISIT_QUESTION.unknown : visit.isAnswered ? VISIT_QUESTION.thanks : VISIT_QUESTION.title
  return (
    <Layout quiet>
      <PageTitle title={problems.length > 0 ? fill(STEP.errorTitle, { title }) : title} />
      <ProblemBox problems={problems} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {visit === null ? (
        <Lead>
          {VISIT_QUESTION.unknownLine} <HelpPhone />
        </Lead>
      ) : visit.isAnswered ? (
        <>
          <Lead>
            {VISIT_QUESTION.thanksLine} <HelpPhone />
          </Lead>
          {visit.recall ? <NextVisit reference={visit.reference} recall={visit.recall} /> : null}
          <p>
            <TextLink href={managePath(visit.reference)}>{VISIT_QUESTION.booking}</TextLink>
          </p>
        </>
      ) : (
        <Question visit={visit} typed={typed} mistakes={mistakes} />
      )}
    </Layout>
  )
}
