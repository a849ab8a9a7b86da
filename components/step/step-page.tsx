// A plain form; use-step-form enhances it.

import dynamic from 'next/dynamic'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { ErrorSummary } from '@/components/kit/fields/error-summary'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { PageTitle } from '@/components/kit/page-title'
import { TextLink } from '@/components/kit/text-link'
import { EmergencyLine } from '@/components/site/emergency-line'
import { Layout } from '@/components/site/layout'
import { StageLine } from '@/components/step/stage-line'
import styles from '@/components/step/step.module.css'
import { YourBooking, YourBookingLine } from '@/components/step/your-booking'
import type { Control, Sentences } from '@/flows/causes'
import { type OnLost, type TappedAnswer, useStepForm } from '@/lib/browser/forms/use-step-form'
import { wasShown } from '@/lib/browser/shell/shown-messages'
import { useHere } from '@/lib/browser/shell/use-here'
import { useTexts } from '@/lib/browser/texts'
import type { PictureName } from '@/lib/catalogue/pictures'
import { isExperimentVariant } from '@/lib/catalogue/variants'
import { fill } from '@/lib/texts/fill'
import { type Mistakes, mistakesIn } from '@/lib/texts/mistakes'
import { isKeyOf } from '@/lib/types/keys'
import type { Step } from '@/lib/views/step'

const Scene = dynamic(() => import('@/components/step/scene').then((file) => file.Scene))

type Props<C extends Control> = {
  step: Step
  title: string
  lead?: string
  /** Null for a step without a button. */
  button?: string | null
  /** The button's intent, if it does not answer the step. */
  intent?: string | undefined
  /** Another button that answers the step. */
  second?: { text: string; name: string; value: string } | undefined
  /** Cards answer the step. A button before them sends the answer that the step opens with. */
  cards?: { name: string; known: { value: string; label: string } | undefined }
  wide?: boolean
  /** Error texts by control. */
  sentences: Sentences<C>
  /** Gets the current mistakes and the tapped button's answer. */
  children: (mistakes: Mistakes<C>, tapped: TappedAnswer | null) => ReactNode
  /** The price beside the button that books. */
  toPay?: string | undefined
  after?: ReactNode
  /** A second question, whose controls name the form `aside`. */
  hasAside?: boolean
  /** The step itself lists every answer, as the review does. */
  isSummary?: boolean
  /** Handles a right form in the browser instead of the server. */
  take?: (data: FormData) => Promise<void>
  /** Reports a loss and leads to the page that asks again. */
  onLost?: OnLost
  /** For a landing page. */
  scene?: PictureName
}

/** For controls outside the form. */
export const STEP_FORM = 'step'

export function StepPage<C extends Control>(props: Props<C>) {
  const here = useHere()
  const { step } = props
  const [made, setMade] = useState({ step, here })
  if (made.step !== step) setMade({ step, here })
  // A new URL is a new question, so typed text and errors go. A URL that only follows the shown day (useDay) keeps
  // them.
  return <StepForm key={made.step === step ? made.here : here} {...props} />
}

function StepForm<C extends Control>({
  step,
  title,
  sentences,
  lead,
  button: words,
  intent,
  second,
  cards,
  wide = false,
  children,
  toPay,
  after,
  hasAside = false,
  isSummary = false,
  scene,
  take,
  onLost,
}: Props<C>) {
  const { STEP } = useTexts('steps')
  const button = words === undefined ? STEP.continue : words
  const { causes, lost, busy, tapped, onSubmit } = useStepForm(step, take, onLost)
  const mistakes = useMemo(() => mistakesIn(sentences, causes, STEP.check), [sentences, causes, STEP.check])
  const isReported = wasShown(useHere())
  const wrong = Object.keys(mistakes).length > 0
  // The button is the page's main thing where a flow begins and where it books.
  const size = isSummary || scene ? 'xxl' : 'large'
  const isStart = step.back === null && button !== null
  const known = cards?.known
  const isCampaign = isExperimentVariant(step.experiment, 'unified_booking', 'variant_A')
  const hasSummary = !isSummary && button !== null && step.summary.length > 0
  const hasPanel = !isSummary && !wide && step.summary.length > 0
  const notice = step.notice && isKeyOf(STEP.notices, step.notice) ? STEP.notices[step.notice] : null
  return (
    <Layout quiet={!isStart || isCampaign} hasBookBar={false} width="step" form={{ id: STEP_FORM, intent }}>
      <PageTitle title={wrong ? fill(STEP.errorTitle, { title }) : title} />
      <div className={hasPanel ? styles.beside : undefined}>
        <div className={wide || scene ? undefined : styles.question}>
          {step.back ? (
            <TextLink className={styles.back} href={`${step.back}?${step.query}`}>
              {STEP.back}
            </TextLink>
          ) : null}
          <StageLine step={step} />
          <ErrorSummary mistakes={mistakes} />
          {notice ? (
            <Callout tone="coral" role={isReported ? undefined : 'status'}>
              {notice}
            </Callout>
          ) : null}
          {step.isEmergency ? <EmergencyLine /> : null}
          <div className={scene ? styles.hero : undefined}>
            <div>
              <h1 tabIndex={-1}>{title}</h1>
              {lead ? <Lead>{lead}</Lead> : null}
              <Form
                id={STEP_FORM}
                className={styles.form}
                method="post"
                action={step.action ?? undefined}
                encType={step.photos ? 'multipart/form-data' : undefined}
                noValidate
                onSubmit={onSubmit}
              >
                {known && cards ? (
                  <div className={styles.submit} data-primary>
                    <Button
                      type="submit"
                      size={size}
                      text={fill(STEP.continueWith, { choice: known.label })}
                      name={cards.name}
                      value={known.value}
                      isLoading={busy && tapped?.value === known.value}
                    />
                  </div>
                ) : null}
                {children(mistakes, tapped)}
                {hasSummary ? <YourBookingLine step={step} /> : null}
                {lost ? (
                  <div className={styles.lost}>
                    <Callout tone="coral" role="alert">
                      {STEP.lost}
                    </Callout>
                  </div>
                ) : null}
                {cards || button === null ? null : (
                  <div className={styles.submit} data-primary>
                    {toPay ? <p className={styles.pay}>{toPay}</p> : null}
                    <Button
                      type="submit"
                      size={size}
                      text={button}
                      name={intent && 'intent'}
                      value={intent}
                      isLoading={busy && tapped?.value !== second?.value}
                    />
                    {second ? (
                      <Button
                        type="submit"
                        size={size}
                        colour="white"
                        {...second}
                        isLoading={busy && tapped?.value === second.value}
                      />
                    ) : null}
                  </div>
                )}
              </Form>
            </div>
            {scene ? <Scene source={scene} /> : null}
          </div>
          {/* A form of its own, so that Enter in the search does not answer the step. */}
          {hasAside ? <Form id="aside" method="post" action={step.action ?? undefined} noValidate /> : null}
          {after}
        </div>
        {hasPanel ? <YourBooking step={step} /> : null}
      </div>
    </Layout>
  )
}
