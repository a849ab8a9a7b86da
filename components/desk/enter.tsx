import styles from '@/components/desk/enter.module.css'
import { Button } from '@/components/kit/button'
import { CodeField } from '@/components/kit/fields/code-field'
import { Field } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useAccountPage } from '@/lib/browser/account/use-account-page'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { EnterView } from '@/lib/views/desk/frame'

const PIN = { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const

function Controls({ asks, cause, until }: EnterView) {
  const { ENTER } = useTexts('desk-enter')
  const mistake = cause === null ? null : fill(ENTER.causes[cause], { until })
  if (asks === 'code')
    return <CodeField name="desk_code" label={ENTER.code} hint={ENTER.codeHint} mistake={mistake} autoFocus />
  if (asks === 'pin') return <Field {...PIN} name="desk_pin" label={ENTER.pin} mistake={mistake} autoFocus />
  return (
    <>
      <Field {...PIN} name="desk_pin" label={ENTER.newPin} hint={ENTER.newPinHint} mistake={mistake} autoFocus />
      <Field {...PIN} name="desk_pin_again" label={ENTER.again} />
    </>
  )
}

export function Enter({ enter }: { enter: EnterView }) {
  const { ENTER } = useTexts('desk-enter')
  const { DESK } = useTexts('desk')
  const { SITE } = useTexts('site')
  const { asks, isLocked, name, action, waits } = enter
  const title = isLocked ? ENTER.locked : ENTER.titles[asks]
  useAccountPage()
  return (
    <div className={styles.page} data-primary>
      <PageTitle title={title} />
      <a className="visually-hidden" href="#main">
        {SITE.skip}
      </a>
      <main id="main" tabIndex={-1} className={styles.door}>
        <h1 tabIndex={-1}>{title}</h1>
        <Note>{fill(ENTER.who, { name })}</Note>
        {waits ? <p>{ENTER.waits}</p> : null}
        <form method="post" action={action} className={styles.form} noValidate>
          {waits ? <input type="hidden" name="desk_waits" value={waits} /> : null}
          <Controls {...enter} />
          <Button type="submit" text={ENTER.buttons[asks]} />
        </form>
        <form method="post" action={DESK_PATHS.lock}>
          <Button type="submit" size="small" colour="white" name="intent" value="leave" text={DESK.acts.leave} />
        </form>
      </main>
    </div>
  )
}
