// The day of a calendar that a page shows: as it was made, or as a tap on another day has asked for it (slot/u/list), which is a
// quarter of a page's data. Without scripts, and where the call fails, the day is a link to its page.
import { useRouter } from 'next/compat/router'
import { useState } from 'react'
import { callBackend } from '@/lib/browser/forms/call-backend'
import { withValues } from '@/lib/browser/forms/with-values'
import { TIMES_AREA, useGoToDay } from '@/lib/browser/shell/use-go-to-day'
import type { DayOption, SlotGroup } from '@/lib/views/booking'

export type ShownDay = {
  day: string
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  groups: SlotGroup[]
}
/** What the call says of a day. Its times and dates are in words of the server's making. */
type SelectedDay = {
  earlier: string | null
  later: string | null
  shown: Pick<ShownDay, 'day' | 'days' | 'groups'>
}
/** Whose calendar it is. */
export type CalendarName = { cid: string } | { zone: string }

/** What is said once another day was chosen here: which it is, and how many times it has. */
export const countTimes = ({ groups }: ShownDay): number => groups.reduce((sum, { slots }) => sum + slots.length, 0)

const queryIn = (href: string): URLSearchParams => new URL(href, window.location.href).searchParams

/** `of` is what the page was handed, where the day is made of it anew. `choose` shows the day of a link; `waiting` is its date. */
export function useDay(page: ShownDay, place: CalendarName, of: object = page) {
  const router = useRouter()
  const goToDay = useGoToDay()
  const [asked, setAsked] = useState<{ of: object; shown: ShownDay } | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)
  // A page that was made anew says how things are now.
  const isOwn = asked?.of !== of
  const shown = isOwn ? page : asked.shown

  async function choose(href: string): Promise<void> {
    const query = queryIn(href)
    const date = query.get('date') ?? ''
    const concern = query.get('concern_category')
    // An emergency has times that nobody else is offered.
    const asking = { ...place, date, ...(concern && { concern_category: concern }) }
    setWaiting(date)
    try {
      const answer = await callBackend<SelectedDay>('slot/u/list', asking, { area: TIMES_AREA })
      if (!answer) return void (await goToDay?.(href))
      const on = (day: string | null) => day && withValues(href, { date: day })
      setAsked({
        of,
        shown: {
          ...answer.shown,
          days: answer.shown.days.map((day) => ({ ...day, href: withValues(href, { date: day.date }) })),
          earlierHref: on(answer.earlier),
          laterHref: on(answer.later),
        },
      })
      // Reloaded or come back to, it shows the same day.
      await router?.replace(href, undefined, { shallow: true, scroll: false })
    } finally {
      setWaiting(null)
    }
  }

  return { shown, waiting, choose, isAsked: !isOwn }
}
