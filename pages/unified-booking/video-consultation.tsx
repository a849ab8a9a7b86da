import { NightAdvice } from '@/components/site/night-advice'
import { ChoiceQuestion } from '@/components/step/choice-question'
import { useTexts } from '@/lib/browser/texts'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { firstHelpSteps } from '@/lib/page-handlers/steps/first-help'
import { optionsIn } from '@/lib/texts/choices'
import type { FirstHelpData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/unified-booking/video-consultation', firstHelpSteps)

export default function VideoConsultation({ step, data }: StepProps<FirstHelpData>) {
  const { VIDEO } = useTexts('video-consultation')
  const options = optionsIn(VIDEO.options, ['true', 'false']).map((option) => ({
    ...option,
    line: data.lines[option.value] || option.line,
  }))
  return (
    <ChoiceQuestion
      step={step}
      name="skip_video"
      sentences={VIDEO.causes}
      title={VIDEO.title}
      legend={VIDEO.legend}
      options={options}
    >
      {data.night ? <NightAdvice night={data.night} /> : null}
      <input type="hidden" name="treatment" value={data.treatment} />
    </ChoiceQuestion>
  )
}
