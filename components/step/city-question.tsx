import { useState } from 'react'
import { Button } from '@/components/kit/button'
import { AnswerCards } from '@/components/kit/choices/answer-cards'
import { Field } from '@/components/kit/fields/field'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import { matchingCities, nearestCity } from '@/lib/browser/forms/city-search'
import { usePosition } from '@/lib/browser/forms/use-position'
import { useTexts } from '@/lib/browser/texts'
import { fill, plural } from '@/lib/texts/fill'
import type { Step } from '@/lib/views/step'
import type { CityData, CityOption } from '@/lib/views/steps'

/** Beyond this distance no clinic of a city is near. */
const NEAR_KM = 100

type Near = 'idle' | 'locating' | 'notLocated' | 'nowhere' | { city: CityOption; km: number }

export function CityQuestion({ step, data }: { step: Step; data: CityData }) {
  const { LANGUAGE } = useTexts('language')
  const { CITY } = useTexts('select-city')
  const [typed, setTyped] = useState(data.typed)
  const [near, setNear] = useState<Near>('idle')
  const locate = usePosition()
  const chosen = step.values.city ?? ''
  const here = typeof near === 'object' ? near.city : undefined
  const { cities: found, meant } = matchingCities(data.cities, typed)

  const isElsewhere = found.length === 0 || meant !== null

  const saidOf = (words: string): string => {
    if (words === '') return ''
    if (found.length === 0) return fill(CITY.none, { typed: words })
    return meant !== null
      ? fill(CITY.respelt, { typed: words, meant })
      : plural(LANGUAGE, CITY.found, { count: found.length, typed: words })
  }

  function ask(): void {
    setNear('locating')
    locate?.((point) => {
      const nearest = point && nearestCity(data.cities, point)
      setNear(nearest ? (nearest.km <= NEAR_KM ? nearest : 'nowhere') : 'notLocated')
    })
  }

  return (
    <StepPage
      step={step}
      sentences={CITY.causes}
      title={CITY.title}
      cards={{ name: 'city', known: here ?? data.cities.find(({ value }) => value === chosen) }}
      hasAside
      after={
        <Form
          id="find"
          method="post"
          action={step.action ?? undefined}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const only = found.length === 1 ? document.getElementById('city') : null
            // A corrected spelling is only a guess, so the patient must choose it.
            if (meant === null) only?.click()
            else only?.focus()
          }}
        />
      }
    >
      {(mistakes, tapped) => (
        <>
          <Field
            form="find"
            name="typed_city"
            label={CITY.search}
            type="search"
            autoComplete="address-level2"
            value={data.typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
            beside={<Button type="submit" text={CITY.find} colour="white" form="find" name="intent" value="find" />}
          />
          <Button
            className={locate ? undefined : 'awaits-scripts'}
            text={CITY.near}
            size="small"
            colour="white"
            onClick={ask}
          />
          <Note isSmall role="status" className={styles.near}>
            {saidOf(typed.trim())}{' '}
            {typeof near === 'string'
              ? near !== 'idle' && CITY.nearStates[near]
              : fill(CITY.nearest, { city: near.city.label, km: near.km })}
          </Note>
          <Cards
            data={data}
            found={typed.trim() === '' ? null : found}
            chosen={chosen}
            busy={tapped?.name === 'city' ? tapped.value : null}
            mistake={mistakes.city}
          />
          <details className={styles.aside} open={mistakes.other_city !== undefined || isElsewhere}>
            <summary>{CITY.elsewhere}</summary>
            <Field
              form="aside"
              name="other_city"
              label={CITY.otherLabel}
              hint={CITY.otherHint}
              autoComplete="address-level2"
              key={isElsewhere ? typed : ''}
              value={isElsewhere ? typed : data.elsewhere}
              mistake={mistakes.other_city}
            />
            <Button type="submit" text={CITY.waitingButton} colour="white" form="aside" name="intent" value="waiting" />
          </details>
        </>
      )}
    </StepPage>
  )
}

type CardsProps = {
  data: CityData
  /** Null if nothing was typed. */
  found: readonly CityOption[] | null
  chosen: string
  busy: string | null
  mistake: string | undefined
}

/** Popular cities have drawings; search results are small. */
function Cards({ data, found, chosen, busy, mistake }: CardsProps) {
  const { CITY } = useTexts('select-city')
  const { STEP } = useTexts('steps')
  const card = { name: 'city', value: chosen, note: STEP.chosen, busy }
  const popular = data.cities.filter((city) => city.popular).map(({ value, label }) => ({ value, label }))
  const alike = found ?? (popular.length === 0 ? data.cities : null)
  if (alike)
    return <AnswerCards {...card} look="small" legend={CITY.legend} legendHidden options={alike} mistake={mistake} />
  const others = data.cities.filter((city) => !city.popular)
  return (
    <>
      <AnswerCards {...card} look="drawn small" legend={CITY.popular} options={popular} mistake={mistake} />
      <AnswerCards {...card} look="small" legend={CITY.others} options={others} isMore />
    </>
  )
}
