// Changes are announced politely, and new slots are offered without moving anything.
import { useRouter } from 'next/router'
import { Button } from '@/components/kit/button'
import { useTimes } from '@/lib/browser/live/use-live-times'
import { useTexts } from '@/lib/browser/texts'
import { fill, plural } from '@/lib/texts/fill'

type NamedTime = { value: string; name: string }

/** One announcement for all changes at once. `reportedSlot` is left out, because a dialog reports it. */
export function LiveLine({ times, reportedSlot }: { times: readonly NamedTime[]; reportedSlot?: string | undefined }) {
  const { LIVE } = useTexts('live-times')
  const { changed, kept } = useTimes()
  const lines = changed.flatMap(({ value, state, was }) => {
    const time = times.find((each) => each.value === value)?.name
    // The hold's own notice reports this browser's holds.
    if (time === undefined || state === 'held' || (state === 'free' && was === 'held')) return []
    if (state === 'taken' && value === reportedSlot) return []
    return fill(state === 'free' ? LIVE.free : kept.has(value) ? LIVE.chosen : LIVE.taken, { time })
  })
  return (
    <p className="visually-hidden" aria-live="polite">
      {lines.join(' ')}
    </p>
  )
}

/** The value begins with the day and ends with the place (formatSlot, flows/params.ts). */
const dayAndPlace = (value: string): string => value.replace(/T.*@/, ' ')

/** New slots are offered below, so that nothing moves under a finger. */
export function LiveNews({ values }: { values: readonly string[] }) {
  const { LANGUAGE } = useTexts('language')
  const { LIVE } = useTexts('live-times')
  const router = useRouter()
  const { news } = useTimes()
  const [first] = values
  const count = first ? [...news].filter((value) => dayAndPlace(value) === dayAndPlace(first)).length : 0
  if (count === 0) return null
  return (
    <p>
      <Button
        colour="white"
        text={plural(LANGUAGE, LIVE.news, { count })}
        onClick={() => router.replace(router.asPath, undefined, { scroll: false })}
      />
    </p>
  )
}
