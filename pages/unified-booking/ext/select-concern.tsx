import { useMemo } from 'react'
import { PhotoFold } from '@/components/photos/photo-fold'
import { ChoiceQuestion } from '@/components/step/choice-question'
import { concernsOf } from '@/flows/params'
import { useTexts } from '@/lib/browser/texts'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { optionsIn } from '@/lib/texts/choices'

export const getServerSideProps = withStep('/unified-booking/ext/select-concern')

export default function SelectConcern({ step }: StepProps) {
  const { CONCERN } = useTexts('select-concern')
  const { PHOTOS } = useTexts('photos')
  const sentences = useMemo(() => ({ ...CONCERN.causes, ...PHOTOS.causes }), [CONCERN.causes, PHOTOS.causes])
  return (
    <ChoiceQuestion
      step={step}
      sentences={sentences}
      name="concern"
      title={CONCERN.title}
      legend={CONCERN.legend}
      options={optionsIn(CONCERN.options, concernsOf(step.flow))}
      below={({ photos }) => <PhotoFold photos={step.photos ?? []} mistake={photos} />}
    />
  )
}
