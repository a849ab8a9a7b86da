import { Review } from '@/components/booking/review'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { reviewSteps } from '@/lib/page-handlers/steps/review'
import type { ReviewData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/unified-booking/ext/review', reviewSteps)

export default function ReviewPage({ step, data }: StepProps<ReviewData>) {
  return <Review step={step} data={data} />
}
