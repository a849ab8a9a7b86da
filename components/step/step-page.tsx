// One step: stage line, question, one form, one button. Works as a plain form; use-step-form enhances it.
import dynamic from 'next/dynamic'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/kit/error-summary'
import { PageTitle } from '@/components/kit/page-title'
import { Layout } from '@/components/site/layout'
import type { Step } from '@/components/step/step'
import styles from '@/components/step/step.module.css'
import { YourBooking, YourBookingLine } from '@/components/step/your-booking'
import { useStepForm } from '@/lib/browser/forms/use-step-form'
import type { PictureName } from '@/lib/catalogue/pictures'
import { STAGES, STEP } from '@/lib/texts/en/steps'

const Scene = dynamic(() => import('@/components/step/scene').then((file) => file.Scene))

type Props = {
  step: Step
  title: string
  lead?: string
  /** The words of the button; null for a step that has none. */
  button?: string | null
  /** What the button asks for, where it does not answer the step. */
  intent?: string | undefined
  wide?: boolean
  /** The step's controls, given the causes of refusal as they stand now. */
  children: (causes: Record<string, string>) => ReactNode
  after?: ReactNode
  /** Whether there is a second question beside the step's own (its controls name the form `aside`). */
  hasAside?: boolean
  /** Whether the step itself says every answer, as the review does. */
  isSummary?: boolean
  /** What the browser does with a right form, where it need not go to the server. */
  take?: (data: FormData) => Promise<void>
  /** The scene beside the question, where the step is a landing page. */
  scene?: PictureName
}

/** The id of the step's form, for controls that stand outside of it. */
export const STEP_FORM = 'step'

export function StageLine({ step }: { step: Step }) {
  if (!step.stage) return null
  const names = STAGES[step.flow as keyof typeof STAGES] ?? STAGES.booking
  const { at, of } = step.stage
  return (
    <div className={styles.stage}>
      <p>{STEP.stage(at, of, names[at - 1] ?? '')}</p>
      <progress className={styles.bar} max={of} value={at} aria-hidden="true" />
    </div>
  )
}

export function StepPage(props: Props) {
  // A new URL is a new question: what was typed or refused on the last one does not stay.
  return <StepForm key={props.step.action} {...props} />
}

function StepForm({
  step,
  title,
  lead,
  button = STEP.continue,
  intent,
  wide = false,
  children,
  after,
  hasAside = false,
  isSummary = false,
  scene,
  take,
}: Props) {
  const { causes, lost, busy, onSubmit } = useStepForm(step, take)
  const wrong = Object.keys(causes).length > 0
  const isStart = step.back === null && button !== null
  const isCampaign = step.variant === 'unified_booking: variant_A'
  const hasSummary = !isSummary && button !== null && step.summary.length > 0
  const hasPanel = hasSummary && !wide
  const notice = step.notice && Object.hasOwn(STEP.notices, step.notice) ? STEP.notices[step.notice] : null
  return (
    <Layout quiet={!isStart || isCampaign} wide={wide || hasPanel || scene !== undefined}>
      <PageTitle title={wrong ? STEP.errorTitle(title) : title} />
      <div className={hasPanel ? styles.beside : undefined}>
        <div className={wide || !hasPanel ? undefined : styles.question}>
          {step.back ? (
            <Link className={styles.back} href={step.back} prefetch={false}>
              {STEP.back}
            </Link>
          ) : null}
          <StageLine step={step} />
          <ErrorSummary causes={causes} />
          {notice ? (
            <p className={styles.notice} role="status">
              {notice}
            </p>
          ) : null}
          <div className={scene ? styles.hero : undefined}>
            <div>
              <h1 tabIndex={-1}>{title}</h1>
              {lead ? <p className={styles.lead}>{lead}</p> : null}
              <form
                id={STEP_FORM}
                className={styles.form}
                method="post"
                action={step.action}
                noValidate
                onSubmit={onSubmit}
              >
                {children(causes)}
                {lost ? (
                  <p className={styles.lost} role="alert">
                    {STEP.lost}
                  </p>
                ) : null}
                {hasSummary ? <YourBookingLine rows={step.summary} /> : null}
                {button === null ? null : (
                  <div className={styles.submit} data-primary>
                    <button
                      className={styles.button}
                      type="submit"
                      name={intent && 'intent'}
                      value={intent}
                      aria-disabled={busy || undefined}
                    >
                      {button}
                    </button>
                  </div>
                )}
              </form>
            </div>
            {scene ? <Scene source={scene} /> : null}
          </div>
          {/* A form of its own, behind the step's: Enter in the step answers the step, Enter in the search searches. */}
          {hasAside ? <form id="aside" method="post" action={step.action} noValidate /> : null}
          {after}
        </div>
        {hasPanel ? <YourBooking rows={step.summary} /> : null}
      </div>
    </Layout>
  )
}
