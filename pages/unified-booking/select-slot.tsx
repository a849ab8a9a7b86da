import { SlotQuestion } from '@/components/booking/slot-question'
import type { SlotData } from '@/components/step/views'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { slotSteps } from '@/lib/screens/steps/slot'

export const getServerSideProps = withStep('/unified-booking/select-slot', slotSteps)

export default function SelectSlot({ step, data }: StepProps<SlotData>) {
  return <SlotQuestion step={step} data={data} />
}
