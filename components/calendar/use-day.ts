// The call slot/u/list needs a quarter of a page's data. Without scripts, or if it fails, a day is a link.
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
/** The server words the times and dates. */
type SelectedDay = {
  earlier: string | null
  later: string | null
  shown: Pick<ShownDay, 'day' | 'days' | 'groups'>
}
export type CalendarName = { cid: string } | { zone: string }

export const countTimes = ({ groups }: ShownDay): number => groups.reduce((sum, { slots }) => sum + slots.length, 0)

const queryIn = (href: string): URLSearchParams => new URL(href, window.location.href).searchParams

/** A new `of` object means a new page. `choose` shows a link's day; `waiting` is its date. */
export function useDay(page: ShownDay, place: CalendarName, of: object = page) {
  const router = useRouter()
  const goToDay = useGoToDay()
  const [requested, setAsked] = useState<{ of: object; shown: ShownDay } | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)
  // A page that was rendered again is newer than the call's answer.
  const isOwn = requested?.of !== of
  const shown = isOwn ? page : requested.shown

  async function choose(href: string): Promise<void> {
    const query = queryIn(href)
    const date = query.get('date') ?? ''
    // Only an emergency is offered the soonest slots, and a treatment may need longer ones.
    const visit = ['flow', 'treatment', 'concern_category'].flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value] as const] : []
    })
    const input = { ...place, date, ...Object.fromEntries(visit) }
    setWaiting(date)
    try {
      const answer = await callBackend<SelectedDay>('slot/u/list', input, { area: TIMES_AREA })
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
      // A reload or Back then shows the same day.
      await router?.replace(href, undefined, { shallow: true, scroll: false })
    } finally {
      setWaiting(null)
    }
  }

  return { shown, waiting, choose, isAsked: !isOwn }
}
