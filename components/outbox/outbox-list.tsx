import { Card } from '@/components/kit/card'
import { List } from '@/components/kit/list'
import styles from '@/components/outbox/outbox.module.css'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

export type OutboxEntry = {
  id: string
  kind: string
  to: string
  written: string
  state: string
  size: string | null
  subject: string | null
  text: string | null
  code: string | null
}

const LINK = /(https?:\/\/\S+)/

function Text({ text }: { text: string }) {
  const parts = text.split(LINK)
  // Odd parts are the links that the expression captures.
  return parts.map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? (
      <a key={key} href={part}>
        {part}
      </a>
    ) : (
      <span key={key}>{part}</span>
    )
  })
}

export function OutboxList({ entries }: { entries: readonly OutboxEntry[] }) {
  const { OUTBOX } = useTexts('outbox')
  if (entries.length === 0) return <p>{OUTBOX.empty}</p>
  return (
    <List isOrdered className={styles.list}>
      {entries.map(({ id, kind, to, written, state, size, subject, text, code }) => (
        <Card as="li" key={id} className={styles.message} data-kind={kind}>
          <p className={styles.facts}>
            <strong>{to === '' ? kind : fill(OUTBOX.to, { to })}</strong>
            <span>{written}</span>
            <span>{state}</span>
            {size ? <span>{size}</span> : null}
            {to === '' ? null : <span>{kind}</span>}
          </p>
          {subject ? <p className={styles.subject}>{subject}</p> : null}
          <p className={styles.text}>{text === null ? to === '' ? OUTBOX.gone : OUTBOX.later : <Text text={text} />}</p>
          {code ? (
            <p className={styles.code}>
              <span>{OUTBOX.code}</span> <code data-code>{code}</code>
            </p>
          ) : null}
        </Card>
      ))}
    </List>
  )
}
