import { ClinicStart } from '@/components/step/clinic-start'
import { PhoneQuestion } from '@/components/step/phone-question'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { clinicStartSteps } from '@/lib/page-handlers/steps/clinic-start'
import type { ClinicStartData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/unified-booking/input-phone', clinicStartSteps)

export default function InputPhone({ step, data }: StepProps<ClinicStartData>) {
  return data.clinic === null ? (
    <PhoneQuestion step={step} campaign={data.campaign} />
  ) : (
    <ClinicStart step={step} data={data} clinic={data.clinic} />
  )
}
