// Live changes are shown with the button, so that nothing else moves.
import { LiveLine } from '@/components/calendar/live-line'
import { useLostSlot } from '@/components/calendar/lost-time'
import { Callout } from '@/components/kit/callout'
import { TextLink } from '@/components/kit/text-link'
import { useShownTimes } from '@/lib/browser/live/use-live-times'
import { useTexts } from '@/lib/browser/texts'
import type { ReviewData } from '@/lib/views/steps'

type Props = Pick<ReviewData, 'time'> & { isHeld: boolean; isUrgent?: boolean }

export function ChosenTime({ time: { value, name, timesHref }, isHeld, isUrgent }: Props) {
  const { LIVE } = useTexts('live-times')
  const { states } = useShownTimes([{ value, isHeld, isWanted: true, isUrgent }])
  const reportedSlot = useLostSlot({ value, name, href: timesHref })
  return (
    <>
      {states.get(value) === 'taken' ? (
        <Callout tone="coral">
          <p>{LIVE.lost}</p>
          <TextLink href={timesHref}>{LIVE.others}</TextLink>
        </Callout>
      ) : null}
      <LiveLine times={[{ value, name }]} reportedSlot={reportedSlot} />
    </>
  )
}
