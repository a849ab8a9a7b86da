import { Callout } from '@/components/kit/callout'
import { LinkPills } from '@/components/kit/choices/pills'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { TappedTime } from '@/lib/views/booking'

export function TappedTimeNotice({ time }: { time: TappedTime }) {
  const { CLINIC_START } = useTexts('clinic-start')
  const { place, when, state, nearest } = time
  const isLost = state === 'taken' || state === 'closed'
  return (
    <Callout tone={isLost ? 'coral' : 'leaf'} role={isLost ? 'status' : undefined}>
      <p>
        <strong>{fill(CLINIC_START.time, { place, when })}</strong>
      </p>
      <p>{CLINIC_START.timeStates[state]}</p>
      {nearest.length > 0 ? <LinkPills times={nearest} label={CLINIC_START.nearest} isDated /> : null}
    </Callout>
  )
}
