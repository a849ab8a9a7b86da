import { SlotQuestion } from '@/components/booking/slot-question'
import type { StepProps } from '@/lib/http/with-step'
import { leadStep } from '@/lib/screens/steps/lead-step'
import { type SlotData, slotSteps } from '@/lib/screens/steps/slot'

export const getServerSideProps = leadStep('/unified-booking/ext/select-slot', slotSteps)

export default function SelectSlot({ step, data }: StepProps<SlotData>) {
  return <SlotQuestion step={step} data={data} />
}
