import { useState } from 'react'
import { Button } from '@/components/kit/button'
import { AnswerCards } from '@/components/kit/choices/answer-cards'
import { Choices } from '@/components/kit/choices/choices'
import { DropButton, DropLink, DropList } from '@/components/kit/choices/drop-list'
import { AnswerPill, ChoicePill, ChoicePills, LinkPills, WaitingPills } from '@/components/kit/choices/pills'
import { CodeField } from '@/components/kit/fields/code-field'
import { ErrorSummary } from '@/components/kit/fields/error-summary'
import { Field, FieldBox, Select } from '@/components/kit/fields/field'
import { FileField } from '@/components/kit/fields/file-field'
import { Mistake } from '@/components/kit/fields/mistake'
import { PasswordField } from '@/components/kit/fields/password-field'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Form } from '@/components/kit/form'
import { ProgressLine } from '@/components/kit/progress-line'
import { Tick } from '@/components/kit/tick'
import { Band } from '@/components/site/band'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'

/** A box that the form's own mistakes bring takes the focus. */
function Mistakes() {
  const { PIECES } = useTexts('pieces')
  const [isWrong, setIsWrong] = useState(false)
  return (
    <>
      <ProblemBox problems={[{ control: null, text: PIECES.mistake }]} title={PIECES.problem} takesFocus={false} />
      <ErrorSummary mistakes={isWrong ? { wrong: PIECES.mistake } : {}} />
      <Button text={PIECES.wrong} colour="white" onClick={() => setIsWrong(true)} />
    </>
  )
}

export function FieldExamples() {
  const { PIECES } = useTexts('pieces')
  const options = PIECES.listLines.map((label, at) => ({ value: String(at), label }))
  const places = (['at_home', 'clinic'] as const).map((value) => ({ value, label: PIECES.places[value] }))
  const times = PIECES.times.map((time) => ({ day: PIECES.day, time, href: `${PATHS.home}?${time}` }))
  return (
    <Band title={PIECES.fields}>
      <Mistakes />
      <Form action={PATHS.home}>
        <Field name="plain" label={PIECES.field} hint={PIECES.note} value="" />
        <Field name="wrong" label={PIECES.field} mistake={PIECES.mistake} value="" />
        <PhoneField />
        <CodeField label={PIECES.code} />
        <PasswordField />
        <PasswordField name="fresh" isNew />
        <Select name="select" label={PIECES.select} options={options} value="0" />
        <Choices name="choices" legend={PIECES.choices} options={options} value="0" />
        <AnswerCards name="tapped" legend={PIECES.answers} options={options} value="0" note={PIECES.chosen} busy="1" />
        <AnswerCards
          name="location"
          legend={PIECES.answers}
          options={places}
          value="clinic"
          note={PIECES.chosen}
          mistake={PIECES.mistake}
        />
        <FileField id="files" name="files" label={PIECES.file} />
        <FileField id="camera" name="files" label={PIECES.camera} isCamera />
        <ProgressLine label={PIECES.file} percent={40} />
        <Mistake>{PIECES.mistake}</Mistake>
        <LinkPills times={times} label={PIECES.pills} isDated />
        <ChoicePills>
          {PIECES.times.map((time) => (
            <ChoicePill key={time} name="time" value={time} day={PIECES.day} time={time} />
          ))}
        </ChoicePills>
        <ChoicePills>
          {PIECES.times.map((time, at) => (
            <AnswerPill key={time} name="answer" value={time} day={PIECES.day} time={time} isChosen={at === 0} />
          ))}
        </ChoicePills>
        <LinkPills times={times.map((time) => ({ ...time, gone: PIECES.gone }))} label={PIECES.gonePills} isDated />
        <ChoicePills>
          {PIECES.times.map((time, at) => (
            <AnswerPill
              key={time}
              {...{ name: 'gone', value: time, day: PIECES.day, time, gone: PIECES.gone }}
              isChosen={at === 0}
              disabled={at > 0}
            />
          ))}
        </ChoicePills>
        <WaitingPills count={PIECES.times.length} />
        <Tick name="tick" value="yes" label={PIECES.tick} />
        <FieldBox>
          <Field name="seeking" label={PIECES.field} value="" />
          <DropList label={PIECES.tabs} note={PIECES.note}>
            <DropLink href={PATHS.home} title={PIECES.linkCard} line={PIECES.smallNote} />
            <DropButton title={PIECES.submit} />
          </DropList>
        </FieldBox>
        <Button type="submit" text={PIECES.submit} /> <Button type="submit" text={PIECES.busy} isLoading />{' '}
        <Button text={PIECES.linkButton} colour="white" route={PATHS.home} />
      </Form>
    </Band>
  )
}
