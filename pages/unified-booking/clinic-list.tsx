import { ClinicQuestion } from '@/components/booking/clinic-question'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { clinicSteps } from '@/lib/page-handlers/steps/clinics'
import type { ClinicsData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/unified-booking/clinic-list', clinicSteps)

export default function ClinicList({ step, data }: StepProps<ClinicsData>) {
  return <ClinicQuestion step={step} data={data} />
}
