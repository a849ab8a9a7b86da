import styles from '@/components/booking/acts.module.css'
import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import type { SlotOption } from '@/lib/views/booking'

/** `verb` is read out before each time. `intent` tells the server why the slot is taken. */
type Props = { slots: readonly SlotOption[]; action: string; verb: string; intent?: 'move' | 'undo' }

export function OtherTimes({ slots, action, verb, intent = 'move' }: Props) {
  return (
    <Form className={styles.others} method="post" action={action}>
      <input type="hidden" name="intent" value={intent} />
      {slots.map(({ value, day, label }) => (
        <Button
          key={value}
          type="submit"
          text={`${day}, ${label}`}
          aria-label={`${verb}${day}, ${label}`}
          colour="white"
          name="slot"
          value={value}
        />
      ))}
    </Form>
  )
}
