// One visit as the desk sees it: who, what for, how it stands, and what may be done next.
import { Armchair, Check, CircleDashed, DoorOpen, UserRoundCheck, UserRoundX } from 'lucide-react'
import styles from '@/components/desk/day.module.css'
import type { VisitCard as Card } from '@/components/desk/day-views'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { List } from '@/components/kit/list'
import { useWords } from '@/lib/browser/words'
import type { Visit } from '@/lib/catalogue/visits'

const ICONS: Record<Visit, typeof Check> = {
  expected: CircleDashed,
  arrived: UserRoundCheck,
  in_chair: Armchair,
  kept: Check,
  missed: UserRoundX,
  left: DoorOpen,
}
const LOOKS: Record<Visit, string | undefined> = {
  expected: undefined,
  arrived: styles.arrived,
  in_chair: styles.inChair,
  kept: styles.over,
  missed: styles.over,
  left: styles.over,
}

/** The buttons of a visit, each a form's own: they work without scripts. */
export function Marks({ card, action }: { card: Card; action: string }) {
  const { DAY } = useWords('desk-day')
  if (card.next.length === 0) return null
  return (
    <form method="post" action={action} className={styles.marks} data-key={card.reference}>
      <input type="hidden" name="intent" value="mark" />
      <input type="hidden" name="reference" value={card.reference} />
      <input type="hidden" name="version" value={card.version} />
      {card.next.map(({ to, label }, index) => (
        <Button
          key={to}
          type="submit"
          size="small"
          colour={index === 0 ? 'blue' : 'white'}
          name="to"
          value={to}
          text={label}
          spoken={`${DAY.of} ${card.name}`}
        />
      ))}
    </form>
  )
}

export function VisitState({ card }: { card: Card }) {
  const Icon = ICONS[card.visit]
  return (
    <p className={styles.state}>
      <Icon aria-hidden="true" />
      {card.state}
      {card.waiting ? <strong>{card.waiting}</strong> : null}
    </p>
  )
}

/** What to know before they come in. */
export function Tags({ card }: { card: Card }) {
  if (card.tags.length === 0) return null
  return (
    <List className={styles.tags}>
      {card.tags.map(({ text, isUrgent }) => (
        <li key={text} className={isUrgent ? styles.urgent : undefined}>
          {text}
        </li>
      ))}
    </List>
  )
}

/** `action` is where its buttons post to. */
export function VisitCard({ card, action }: { card: Card; action: string }) {
  return (
    <div className={[styles.card, LOOKS[card.visit]].filter(Boolean).join(' ')}>
      <p className={styles.who}>
        <Anchor href={card.href} isWhole>
          {card.name}
        </Anchor>
        {card.phone.href ? (
          <a className={styles.phone} href={card.phone.href}>
            {card.phone.display}
          </a>
        ) : (
          <span className={styles.phone}>{card.phone.display}</span>
        )}
      </p>
      {card.what ? <p>{card.what}</p> : null}
      <Tags card={card} />
      <VisitState card={card} />
      <Marks card={card} action={action} />
    </div>
  )
}
