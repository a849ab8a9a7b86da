// Inside the step's form, so that extending a hold without scripts keeps what was typed.
import { useEffect, useEffectEvent, useState } from 'react'
import styles from '@/components/calendar/hold-notice.module.css'
import { loadAlert, useReportSlotLost } from '@/components/calendar/lost-time'
import { EXTEND, useLiveHold } from '@/components/calendar/use-live-hold'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Note } from '@/components/kit/note'
import { clockText, useTimeLeft } from '@/lib/browser/forms/use-countdown'
import { fetchAvailability } from '@/lib/browser/live/fetch-availability'
import { useTimes } from '@/lib/browser/live/use-live-times'
import { useAlert } from '@/lib/browser/shell/dialogs'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { HoldView } from '@/lib/views/booking'

const SOON_SECONDS = 120

/** `value` is the slot's control value; `timesHref` lists other slots. */
type Props = { hold: HoldView; value: string; timesHref: string; isUrgent?: boolean }

/** False if the site does not answer. */
async function isGone(value: string, isUrgent: boolean): Promise<boolean> {
  const answer = await fetchAvailability([value], isUrgent)
  return answer !== null && !answer.free.includes(value)
}

/** Reports the hold's end once, in a dialog. True if the page must report it itself. */
function useRanOut(isOver: boolean, { hold, value, timesHref, isUrgent = false }: Props): boolean {
  const { HOLD, SLOT } = useTexts('select-slot')
  const { STEP } = useTexts('steps')
  const alert = useAlert()
  const tellLost = useReportSlotLost()
  const [isUntold, setIsUntold] = useState(false)
  const reportRanOut = useEffectEvent(async (): Promise<boolean> => {
    if (await isGone(value, isUrgent))
      return tellLost({ value, href: timesHref, header: SLOT.lostTitles.expired, message: STEP.notices.expired })
    if (!(await loadAlert())) return false
    const message = fill(HOLD.overLine, { when: hold.when })
    alert({ type: 'info', header: HOLD.overTitle, message, buttonText: HOLD.goOn })
    return true
  })
  useEffect(() => {
    if (isOver) void reportRanOut().then((isReported) => setIsUntold(!isReported))
  }, [isOver])
  return isOver && isUntold
}

export function HoldNotice(props: Props) {
  const { HOLD } = useTexts('select-slot')
  const { shown, keep } = useLiveHold(props.hold)
  const { when, until, canKeep } = shown
  const left = useTimeLeft(shown.seconds)
  const { states } = useTimes()
  // Another tab can also release the hold.
  const isOver = left === 0 || (states.get(props.value) ?? 'held') !== 'held'
  const isSoon = left !== null && left <= SOON_SECONDS
  const isUntold = useRanOut(isOver, props)
  useEffect(() => {
    // Loaded early, because it can't load offline when it is needed.
    if (isSoon) void loadAlert()
  }, [isSoon])
  const warning = canKeep ? HOLD.soon : HOLD.soonLast
  return (
    <Callout tone={isSoon ? 'gold' : 'leaf'} id="hold" tabIndex={-1}>
      {isOver ? isUntold ? null : <p>{HOLD.over}</p> : <p>{fill(HOLD.held, { when, until })}</p>}
      {/* Announced once, not by the second. The dialog's message is not announced again here. */}
      <p role="status">{isOver ? (isUntold ? HOLD.over : '') : isSoon ? warning : ''}</p>
      {isOver ? null : (
        <div className={styles.holdRow}>
          {canKeep ? (
            <Button
              id={EXTEND}
              type={keep ? 'button' : 'submit'}
              onClick={keep}
              text={HOLD.keep}
              size="small"
              colour="white"
              name="intent"
              value="keep"
              formNoValidate={!keep}
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
