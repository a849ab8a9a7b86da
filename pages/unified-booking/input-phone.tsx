import { ClinicStart } from '@/components/step/clinic-start'
import { PhoneQuestion } from '@/components/step/phone-question'
import type { ClinicStartData } from '@/components/step/views'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { clinicStartSteps } from '@/lib/screens/steps/clinic-start'

export const getServerSideProps = withStep('/unified-booking/input-phone', clinicStartSteps)

export default function InputPhone({ step, data }: StepProps<ClinicStartData>) {
  return data.clinic === null ? (
    <PhoneQuestion step={step} campaign={data.campaign} />
  ) : (
    <ClinicStart step={step} data={data} clinic={data.clinic} />
  )
}
