import styles from '@/components/desk/patient/patient.module.css'
import { List } from '@/components/kit/list'
import { TextButton, TextLink } from '@/components/kit/text-link'
import { useTexts } from '@/lib/browser/texts'
import type { KnownNumber } from '@/lib/views/desk/booking'

/** Without scripts, the button sends the form, and the page fills the name in. */
function fillName(button: HTMLButtonElement, name: string): void {
  const field = button.form?.elements.namedItem('name')
  if (!(field instanceof HTMLInputElement)) return
  field.value = name
  field.focus()
}

/** Inside the form for a new booking, above its name. */
export function KnownPatient({ known, action }: { known: KnownNumber | null; action: string }) {
  const { KNOWN } = useTexts('desk-booking').DESK_BOOKING
  const { text, names, lines, cardHref } = known ?? { text: '', names: [], lines: [], cardHref: null }
  return (
    <div className={known ? styles.known : undefined}>
      <p role="status">{text}</p>
      {lines.length > 0 ? (
        <List className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      ) : null}
      {names.length > 0 ? (
        <p className={styles.row}>
          {KNOWN.names}:
          {names.map((name, nth) => (
            <TextButton
              key={name}
              type="submit"
              name="intent"
              value="find"
              formAction={`${action}&person=${nth}`}
              onClick={(event) => {
                event.preventDefault()
                fillName(event.currentTarget, name)
              }}
            >
              {name}
            </TextButton>
          ))}
        </p>
      ) : null}
      {cardHref ? (
        <p>
          <TextLink href={cardHref} isWhole target="_blank">
            {KNOWN.card}
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}
