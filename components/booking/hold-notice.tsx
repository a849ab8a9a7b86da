// A held time: until when it is held, with scripts the time that is left, and the button for more of it. It stands in the
// step's form, so that what was typed goes along without scripts too.

import styles from '@/components/booking/booking.module.css'
import type { HoldView } from '@/components/booking/views'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Note } from '@/components/kit/note'
import { clockText, useTimeLeft } from '@/lib/browser/forms/use-countdown'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

/** From when on the patient is warned. */
const SOON_SECONDS = 120

export function HoldNotice({ hold }: { hold: HoldView }) {
  const { HOLD } = useWords('select-slot')
  const { when, until, canKeep } = hold
  const left = useTimeLeft(hold.seconds)
  const isOver = left === 0
  const isSoon = left !== null && left <= SOON_SECONDS
  const warning = canKeep ? HOLD.soon : HOLD.soonLast
  return (
    <Callout tone={isSoon ? 'gold' : 'leaf'} id="hold" tabIndex={-1}>
      {isOver ? null : <p>{fill(HOLD.held, { when, until })}</p>}
      {/* Heard once when it is time, not by the second. */}
      <p role="status">{isOver ? HOLD.over : isSoon ? warning : ''}</p>
      {isOver ? null : (
        <div className={styles.holdRow}>
          {canKeep ? (
            <Button
              type="submit"
              text={HOLD.keep}
              size="small"
              colour="white"
              name="intent"
              value="keep"
              formNoValidate
            />
          ) : null}
          <Note as="span" aria-hidden="true" className={styles.left}>
            {left === null ? '' : fill(HOLD.left, { time: clockText(left) })}
          </Note>
        </div>
      )}
    </Callout>
  )
}
