import { ClinicQuestion } from '@/components/booking/clinic-question'
import type { StepProps } from '@/lib/http/with-step'
import { type ClinicsData, clinicSteps } from '@/lib/screens/steps/clinics'
import { leadStep } from '@/lib/screens/steps/lead-step'

export const getServerSideProps = leadStep('/unified-booking/ext/clinic-list', clinicSteps)

export default function ClinicList({ step, data }: StepProps<ClinicsData>) {
  return <ClinicQuestion step={step} data={data} />
}
