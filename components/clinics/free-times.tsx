// A slot that is taken meanwhile keeps its place and links to the nearest slots.
import { LiveLine } from '@/components/calendar/live-line'
import { LinkPills } from '@/components/kit/choices/pills'
import { useShownTimes } from '@/lib/browser/live/use-live-times'
import { useTexts } from '@/lib/browser/texts'
import type { FreeTime } from '@/lib/views/clinics'

export function FreeTimes({ times, label, isDated }: { times: readonly FreeTime[]; label: string; isDated?: boolean }) {
  const { LIVE } = useTexts('live-times')
  const { states } = useShownTimes(times.map(({ value }) => ({ value })))
  const shown = times.map(({ value, ...time }) => ({
    ...time,
    gone: states.get(value) === 'taken' ? LIVE.gone : undefined,
  }))
  return (
    <>
      <LinkPills times={shown} label={label} isDated={isDated} />
      <LiveLine times={times.map(({ value, day, time }) => ({ value, name: `${day}, ${time}` }))} />
    </>
  )
}
