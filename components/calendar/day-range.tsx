// A full or closed day is shown, not hidden. Links work without scripts.

import styles from '@/components/calendar/day-range.module.css'
import { Anchor } from '@/components/kit/anchor'
import { List } from '@/components/kit/list'
import { TextLink } from '@/components/kit/text-link'
import { useGoToDay } from '@/lib/browser/shell/use-go-to-day'
import { useTexts } from '@/lib/browser/texts'
import { plural } from '@/lib/texts/fill'
import type { DayOption } from '@/lib/views/booking'

type Props = {
  days: readonly DayOption[]
  earlierHref?: string | null
  laterHref?: string | null
  /** Shows the link's day in place; without it, the link navigates. */
  choose?: ((href: string) => unknown) | undefined
  waiting?: string | null
}

export function DayStrip({ days, earlierHref = null, laterHref = null, choose, waiting = null }: Props) {
  const { LANGUAGE } = useTexts('language')
  const { SLOT } = useTexts('select-slot')
  const goToDay = useGoToDay()
  const take = choose ?? goToDay
  const stay = (href: string) =>
    take &&
    ((event: { preventDefault(): void }) => {
      event.preventDefault()
      void take(href)
    })
  const isCurrent = (day: DayOption) => (waiting === null ? day.current : day.date === waiting)
  return (
    <nav aria-label={SLOT.days} aria-busy={waiting !== null || undefined}>
      <List className={styles.strip}>
        {days.map((day) => (
          <li key={day.date}>
            <Anchor
              className={day.state === 'free' ? styles.dayLink : styles.fullDay}
              href={day.href}
              scroll={false}
              onNavigate={stay(day.href)}
              aria-current={isCurrent(day) ? 'date' : undefined}
            >
              <span>{day.label}</span>
              <span className={styles.count}>
                {day.state === 'free' ? plural(LANGUAGE, SLOT.free, { count: day.free }) : SLOT.dayStates[day.state]}
              </span>
            </Anchor>
          </li>
        ))}
      </List>
      {earlierHref || laterHref ? (
        <p className={styles.turn}>
          {earlierHref ? (
            <TextLink href={earlierHref} scroll={false} onNavigate={stay(earlierHref)}>
              {SLOT.earlier}
            </TextLink>
          ) : null}
          {laterHref ? (
            <TextLink href={laterHref} scroll={false} onNavigate={stay(laterHref)}>
              {SLOT.later}
            </TextLink>
          ) : null}
        </p>
      ) : null}
    </nav>
  )
}
