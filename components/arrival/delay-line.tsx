import { Callout } from '@/components/kit/callout'
import { useLate } from '@/lib/browser/live/use-late'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { DelayView } from '@/lib/views/manage'

/** The status stays in the page without a delay, so that screen readers announce a new one. */
export function DelayLine({ delay }: { delay: DelayView }) {
  const { ARRIVAL } = useTexts('manage')
  const language = useTexts('language')
  const late = useLate(delay)
  return (
    <div role="status">
      {late ? (
        <Callout tone="gold">
          {fill(ARRIVAL.late, { minutes: late.minutes, time: formatTime({ language }, late.begins) })}
        </Callout>
      ) : null}
    </div>
  )
}
