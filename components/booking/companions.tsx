// Plain forms, which need no scripts and keep what was typed.

import { useMemo } from 'react'
import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Field } from '@/components/kit/fields/field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { HelpPhone } from '@/components/site/help-phone'
import { Layout } from '@/components/site/layout'
import { familyPath, managePath } from '@/lib/addresses/paths'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { CompanionsView } from '@/lib/views/booking'

const FAMILY_FORM = 'family'

type Props = { family: CompanionsView }

function Help({ text }: { text: string }) {
  return (
    <p>
      {text} <HelpPhone />
    </p>
  )
}

function Who({ family: { reference, key, people, problems } }: Props) {
  const { FAMILY } = useTexts('family')
  if (people.length === 0) return <Help text={FAMILY.full} />
  return (
    <>
      <Lead>{fill(FAMILY.lead, { count: people.length })}</Lead>
      <Form
        id={FAMILY_FORM}
        className={styles.help}
        method="post"
        action={familyPath(reference)}
        noValidate
        data-primary
      >
        <input type="hidden" name="intent" value="times" />
        <input type="hidden" name="key" value={key} />
        <Note>{FAMILY.ageHint}</Note>
        {people.map(({ name, age }, at) => {
          const n = at + 1
          return (
            <fieldset key={n} className={styles.person} aria-label={fill(FAMILY.person, { n })}>
              <Field
                name={`name_${n}`}
                label={fill(FAMILY.name, { n })}
                value={name}
                mistake={mistakeOf(problems, `name_${n}`)}
                autoComplete="off"
              />
              <Field
                name={`age_${n}`}
                label={FAMILY.age}
                value={age}
                mistake={mistakeOf(problems, `age_${n}`)}
                inputMode="numeric"
                autoComplete="off"
              />
            </fieldset>
          )
        })}
        <p className={styles.help}>
          <Button type="submit" text={FAMILY.next} />
        </p>
      </Form>
    </>
  )
}

/** Each choice is a button that books it. */
function Times({ family, choices }: Props & { choices: NonNullable<CompanionsView['choices']> }) {
  const { FAMILY } = useTexts('family')
  const { reference, key, people, same, day } = family
  const typed = people.flatMap(({ name, age }, at) => [
    [`name_${at + 1}`, name] as const,
    [`age_${at + 1}`, age] as const,
  ])
  return (
    <Form id={FAMILY_FORM} method="post" action={familyPath(reference)} data-primary>
      <input type="hidden" name="intent" value="book" />
      <input type="hidden" name="key" value={key} />
      {typed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.length > 0 ? <Lead>{same}</Lead> : <Help text={fill(FAMILY.none, { day })} />}
      {choices.map(({ value, title, stays, companions }) => (
        <Section key={value} title={title}>
          <Note>{stays ? FAMILY.stays : FAMILY.moves}</Note>
          <List>
            {companions.map((companion) => (
              <li key={companion}>{companion}</li>
            ))}
          </List>
          <p className={styles.next}>
            <Button
              type="submit"
              text={FAMILY.take}
              aria-label={`${FAMILY.take}: ${title}`}
              colour={value === choices[0]?.value ? 'blue' : 'white'}
              name="at"
              value={value}
            />
          </p>
        </Section>
      ))}
      <Section as="p">
        <Button type="submit" text={FAMILY.change} colour="white" name="intent" value="change" />
      </Section>
    </Form>
  )
}

export function Companions({ family }: Props) {
  const { FAMILY } = useTexts('family')
  const { STEP } = useTexts('steps')
  const { people, problems, choices, reference } = family
  // The last character of a control is the companion's number.
  const namedProblems = useMemo(
    () =>
      problems.map(({ control, text }) =>
        control === null
          ? { control, text }
          : { control, text: fill(FAMILY.ofPerson, { n: control.slice(-1), cause: text }) },
      ),
    [problems, FAMILY],
  )
  const title = choices ? FAMILY.choose : FAMILY.title
  return (
    <Layout quiet form={choices || people.length > 0 ? { id: FAMILY_FORM } : undefined}>
      <PageTitle title={problems.length > 0 ? fill(STEP.errorTitle, { title }) : title} />
      <ProblemBox problems={namedProblems} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {choices ? <Times family={family} choices={choices} /> : <Who family={family} />}
      <p>
        <TextLink href={managePath(reference)}>{FAMILY.back}</TextLink>
      </p>
    </Layout>
  )
}
