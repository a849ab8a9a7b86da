// The messages of the outbox, each as its recipient would read it, with its code large and selected by one tap.
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

/** The text with its links as links. */
function Text({ text }: { text: string }) {
  const parts = text.split(LINK)
  // Odd ones are links: they are what the expression catches.
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
