import { Field } from '@/components/kit/field'
import { StepPage } from '@/components/step/step-page'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { NAME } from '@/lib/texts/en/questions/input-name'

export const getServerSideProps = withStep('/free-smile-consultation/input-name')

export default function InputName({ step }: StepProps) {
  return (
    <StepPage step={step} sentences={NAME.causes} title={NAME.title}>
      {(mistakes) => (
        <Field
          name="name"
          label={NAME.label}
          hint={NAME.hint}
          autoComplete="name"
          spellCheck={false}
          value={step.values.name ?? ''}
          mistake={mistakes.name}
        />
      )}
    </StepPage>
  )
}
