import { ClinicStart } from '@/components/step/clinic-start'
import { PhoneQuestion } from '@/components/step/phone-question'
import type { StepProps } from '@/lib/http/with-step'
import { type ClinicStartData, clinicStartSteps } from '@/lib/screens/steps/clinic-start'
import { leadStep } from '@/lib/screens/steps/lead-step'

export const getServerSideProps = leadStep('/unified-booking/input-phone', clinicStartSteps)

export default function InputPhone({ step, data }: StepProps<ClinicStartData>) {
  return data.clinic === null ? (
    <PhoneQuestion step={step} />
  ) : (
    <ClinicStart step={step} data={data} clinic={data.clinic} />
  )
}
