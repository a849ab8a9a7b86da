import { useMemo } from 'react'
import acts from '@/components/booking/acts.module.css'
import styles from '@/components/booking/booking.module.css'
import own from '@/components/booking/visit-question.module.css'
import { Button } from '@/components/kit/button'
import { Choices } from '@/components/kit/choices/choices'
import { Field } from '@/components/kit/fields/field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { TextLink } from '@/components/kit/text-link'
import { Tick } from '@/components/kit/tick'
import { NextVisit } from '@/components/recalls/next-visit'
import { HelpPhone } from '@/components/site/help-phone'
import { Layout } from '@/components/site/layout'
import { managePath, remindersPath, visitPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { AnswerForm, AnswerMistakes, PastVisit } from '@/lib/views/manage'

type Props = {
  /** Null if nothing is asked. */
  visit: PastVisit | null
  typed: AnswerForm
  mistakes: AnswerMistakes
}

const ANSWER_FORM = 'answer'
/** The best answer comes first, where the thumb finds it at once. */
const SCORES = [5, 4, 3, 2, 1] as const

function Question({ visit, typed, mistakes }: Props & { visit: PastVisit }) {
  const { VISIT_QUESTION } = useTexts('visit-question')
  const { BRAND } = useTexts('brand')
  return (
    <>
      <Lead>{fill(visit.hasLeft ? VISIT_QUESTION.leadLeft : VISIT_QUESTION.lead, { day: visit.day })}</Lead>
      <Note>{VISIT_QUESTION.public}</Note>
      <Form
        id={ANSWER_FORM}
        className={own.scale}
        method="post"
        action={visitPath(visit.reference)}
        noValidate
        data-primary
      >
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
        <p className={own.permission}>
          <Tick name="show" value="yes" label={VISIT_QUESTION.show} defaultChecked={typed.show === 'yes'} />
        </p>
        <Button type="submit" text={VISIT_QUESTION.send} />
      </Form>
      <p>
        <TextLink href={remindersPath(visit.reference)}>{VISIT_QUESTION.stop}</TextLink>
      </p>
    </>
  )
}

function Answered({ visit }: { visit: PastVisit }) {
  const { VISIT_QUESTION } = useTexts('visit-question')
  return (
    <>
      <p>{fill(VISIT_QUESTION.answered, { score: String(visit.score) })}</p>
      <HelpLine line={VISIT_QUESTION.thanksLine} />
      <details className={acts.change}>
        <summary>{VISIT_QUESTION.withdraw}</summary>
        <Note>{VISIT_QUESTION.withdrawLine}</Note>
        <Form method="post" action={visitPath(visit.reference)}>
          <input type="hidden" name="intent" value="withdraw" />
          <Button type="submit" colour="white" text={VISIT_QUESTION.withdrawButton} />
        </Form>
      </details>
      {visit.recall ? <NextVisit reference={visit.reference} recall={visit.recall} /> : null}
      <p>
        <TextLink href={managePath(visit.reference)}>{VISIT_QUESTION.booking}</TextLink>
      </p>
    </>
  )
}

const HelpLine = ({ line }: { line: string }) => (
  <Lead>
    {line} <HelpPhone />
  </Lead>
)

export function VisitQuestion({ visit, typed, mistakes }: Props) {
  const { VISIT_QUESTION } = useTexts('visit-question')
  const { STEP } = useTexts('steps')
  const problems = useMemo(
    () => [
      ...(mistakes.score ? [{ control: 'score', text: VISIT_QUESTION.empty }] : []),
      ...(mistakes.words ? [{ control: 'words', text: VISIT_QUESTION.long }] : []),
    ],
    [mistakes, VISIT_QUESTION],
  )
  const asked = visit?.hasLeft ? VISIT_QUESTION.titleLeft : VISIT_QUESTION.title
  const titles = { open: asked, answered: VISIT_QUESTION.thanks, withdrawn: VISIT_QUESTION.withdrawn }
  const title = visit === null ? VISIT_QUESTION.unknown : titles[visit.state]
  return (
    <Layout quiet form={visit?.state === 'open' ? { id: ANSWER_FORM } : undefined}>
      <PageTitle title={problems.length > 0 ? fill(STEP.errorTitle, { title }) : title} />
      <ProblemBox problems={problems} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {visit === null ? <HelpLine line={VISIT_QUESTION.unknownLine} /> : null}
      {visit?.state === 'open' ? <Question visit={visit} typed={typed} mistakes={mistakes} /> : null}
      {visit?.state === 'answered' ? <Answered visit={visit} /> : null}
      {visit?.state === 'withdrawn' ? <HelpLine line={VISIT_QUESTION.withdrawnLine} /> : null}
    </Layout>
  )
}
