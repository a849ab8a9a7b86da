// What becomes of the shown times while somebody looks at them: said politely, and what is new offered without moving anything.
import { useRouter } from 'next/router'
import type { SlotOption } from '@/components/booking/views'
import { Button } from '@/components/kit/button'
import { useTimes } from '@/lib/browser/live/use-live-times'
import { useWords } from '@/lib/browser/words'
import { fill, plural } from '@/lib/texts/fill'

/** Says which of these times were taken or came back, all that came together in one. */
export function LiveLine({ slots }: { slots: readonly SlotOption[] }) {
  const { SLOT } = useWords('select-slot')
  const { changed, kept } = useTimes()
  const said = changed.flatMap(({ value, state }) => {
    const slot = slots.find((each) => each.value === value)
    if (!slot) return []
    const words = state === 'free' ? SLOT.live.free : kept.has(value) ? SLOT.live.chosen : SLOT.live.taken
    return fill(words, { time: `${slot.day}, ${slot.label}` })
  })
  return (
    <p className="visually-hidden" aria-live="polite">
      {said.join(' ')}
    </p>
  )
}

/** The day of a time and its place, as its control's value begins and ends (formatSlot, flows/params.ts). */
const dayAndPlace = (value: string): string => value.replace(/T.*@/, ' ')

/** Offers the times of the same day and place that came since: below, so that none moves from under a finger. */
export function LiveNews({ slots }: { slots: readonly SlotOption[] }) {
  const { LANGUAGE } = useWords('language')
  const { SLOT } = useWords('select-slot')
  const router = useRouter()
  const { news } = useTimes()
  const [first] = slots
  const count = first ? [...news].filter((value) => dayAndPlace(value) === dayAndPlace(first.value)).length : 0
  if (count === 0) return null
  return (
    <p>
      <Button
        colour="white"
        text={plural(LANGUAGE, SLOT.live.news, { count })}
        onClick={() => router.replace(router.asPath, undefined, { scroll: false })}
      />
    </p>
  )
}
