import styles from '@/components/step/step.module.css'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import { isKeyOf } from '@/lib/types/keys'
import type { Step } from '@/lib/views/step'

/** Some flows name their own stages; others use the booking's. */
export function StageLine({ step }: { step: Pick<Step, 'stage'> & Partial<Pick<Step, 'flow'>> }) {
  const { STAGES, STEP } = useTexts('steps')
  if (!step.stage) return null
  const names = step.flow && isKeyOf(STAGES, step.flow) ? STAGES[step.flow] : STAGES.booking
  const { at, of, done = at } = step.stage
  return (
    <div className={styles.stage}>
      <p>{fill(STEP.stage, { at, of, name: names[at - 1] ?? '' })}</p>
      <progress className={styles.bar} max={of} value={done} aria-hidden="true" />
    </div>
  )
}
