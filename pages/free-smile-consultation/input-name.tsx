import { Field } from '@/components/kit/fields/field'
import { StepPage } from '@/components/step/step-page'
import { useTexts } from '@/lib/browser/texts'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'

export const getServerSideProps = withStep('/free-smile-consultation/input-name')

export default function InputName({ step }: StepProps) {
  const { NAME } = useTexts('input-name')
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
