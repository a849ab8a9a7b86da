import { SlotQuestion } from '@/components/calendar/slot-question'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { slotSteps } from '@/lib/page-handlers/steps/slot'
import type { SlotData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/unified-booking/select-slot', slotSteps)

export default function SelectSlot({ step, data }: StepProps<SlotData>) {
  return <SlotQuestion step={step} data={data} />
}
