// Typed text stays in the page behind this screen.
import { type FormEvent, useState } from 'react'
import styles from '@/components/desk/enter.module.css'
import { Button } from '@/components/kit/button'
import { Field } from '@/components/kit/fields/field'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { callDesk } from '@/lib/browser/desk/call-desk'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type Outcome = { outcome: 'unlocked' | 'wrong' | 'left' | 'wait'; until: string }

/** `here` is the page's URL, for staff who must sign in again. */
export function Blank({ here, onOpen }: { here: string; onOpen(): void }) {
  const { BLANK, DESK } = useTexts('desk')
  const [mistake, setMistake] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    const answer = await callDesk<Outcome>('desk/s/unlock', { pin: String(new FormData(form).get('blank_pin')) })
    setBusy(false)
    form.reset()
    if (answer?.outcome === 'unlocked') onOpen()
    else if (answer?.outcome === 'left') window.location.assign(DESK_PATHS.enter(here))
    else setMistake(answer ? fill(BLANK[answer.outcome], { until: answer.until }) : BLANK.lost)
  }

  return (
    <main className={styles.door}>
      <h1>{BLANK.title}</h1>
      <form className={styles.form} onSubmit={open} noValidate>
        <Field
          name="blank_pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          label={BLANK.pin}
          mistake={mistake}
          autoFocus
        />
        <Button type="submit" text={BLANK.open} isLoading={isBusy} />
      </form>
      <a href={DESK_PATHS.enter(here)}>{BLANK.anew}</a>
      <form method="post" action={DESK_PATHS.lock}>
        <Button type="submit" size="small" colour="white" name="intent" value="leave" text={DESK.acts.leave} />
      </form>
    </main>
  )
}
