import { Armchair, Check, CircleDashed, DoorOpen, UserRoundCheck, UserRoundX } from 'lucide-react'
import { DeskSaid } from '@/components/desk/flash'
import { HouseLink } from '@/components/desk/house-link'
import styles from '@/components/desk/visit-card.module.css'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { List } from '@/components/kit/list'
import { useTexts } from '@/lib/browser/texts'
import type { Visit } from '@/lib/catalogue/visits'
import type { VisitCard as Card, DayNotice } from '@/lib/views/desk/day'

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

/** Plain forms, which work without scripts. */
export function VisitActions({ card, action }: { card: Card; action: string }) {
  const { DAY } = useTexts('desk-day')
  if (card.next.length === 0) return null
  return (
    <form method="post" action={action} className={styles.marks} data-key={card.reference}>
      <input type="hidden" name="intent" value="mark" />
      <input type="hidden" name="reference" value={card.reference} />
      <input type="hidden" name="version" value={card.version} />
      {card.next.map(({ to, label, isOnward }, index) => (
        <Button
          key={to}
          type="submit"
          size="small"
          colour={index === 0 && isOnward ? 'blue' : 'white'}
          name="to"
          value={to}
          text={label}
          spoken={`${DAY.of} ${card.name}`}
        />
      ))}
    </form>
  )
}

/** The buttons show that a patient is expected, but not that they are late. */
const stateLook = ({ visit, isLate }: Card) =>
  isLate ? styles.late : visit === 'expected' ? styles.expected : undefined

export function VisitState({ card }: { card: Card }) {
  const Icon = ICONS[card.visit]
  return (
    <p className={[styles.state, stateLook(card)].filter(Boolean).join(' ')}>
      <Icon aria-hidden="true" />
      {card.state}
      {card.waiting ? <strong>{card.waiting}</strong> : null}
    </p>
  )
}

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

/** The day offers no call to patients who are gone. */
const GONE: readonly Visit[] = ['kept', 'left']

function Who({ card }: { card: Card }) {
  const { name, href, phone } = card
  return (
    <p className={styles.who}>
      <Anchor href={href} isWhole>
        {name}
      </Anchor>
      {GONE.includes(card.visit) ? null : phone.href ? (
        <a className={styles.phone} href={phone.href}>
          {phone.display}
        </a>
      ) : (
        <span className={styles.phone}>{phone.display}</span>
      )}
    </p>
  )
}

type VisitCardProps = { card: Card; action: string; id?: string; notice?: DayNotice | null }

/** `id` is the target after a change; `notice` reports the change. */
export function VisitCard({ card, action, id, notice = null }: VisitCardProps) {
  const look = LOOKS[card.visit]
  const isOver = look === styles.over
  return (
    <div id={id} className={[styles.card, look].filter(Boolean).join(' ')}>
      <Who card={card} />
      {card.what && !isOver ? (
        <p className={styles.what} title={card.what}>
          {card.what}
        </p>
      ) : null}
      {card.home && !isOver ? (
        <p className={styles.home}>
          <HouseLink house={card.home} />
        </p>
      ) : null}
      {isOver ? null : <Tags card={card} />}
      <div className={styles.foot}>
        <VisitState card={card} />
        {card.money ? <span>{card.money}</span> : null}
        <VisitActions card={card} action={action} />
      </div>
      {notice ? (
        <div className={styles.said}>
          <DeskSaid notice={notice} action={action} />
        </div>
      ) : null}
    </div>
  )
}
