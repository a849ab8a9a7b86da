import { Field } from '@/components/kit/field'
import { StepPage } from '@/components/step/step-page'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { NAME } from '@/lib/texts/en/questions'

export const getServerSideProps = withStep('/free-smile-consultation/input-name')

export default function InputName({ step }: StepProps) {
  return (
    <StepPage step={step} title={NAME.title}>
      {(causes) => (
        <Field
          name="name"
          label={NAME.label}
          hint={NAME.hint}
          autoComplete="name"
          spellCheck={false}
          value={step.values.name ?? ''}
          cause={causes.name}
        />
      )}
    </StepPage>
  )
}
