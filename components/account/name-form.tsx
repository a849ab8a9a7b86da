// A plain form, which also works without scripts.

import { type SubmitEvent, useMemo, useState } from 'react'
import styles from '@/components/account/changes.module.css'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { ErrorSummary } from '@/components/kit/fields/error-summary'
import { Field } from '@/components/kit/fields/field'
import { Form } from '@/components/kit/form'
import type { Cause } from '@/flows/causes'
import { parseParam } from '@/flows/params'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { USER_AREA, type UserRecord, useUser } from '@/lib/browser/account/user-context'
import { post } from '@/lib/browser/forms/post'
import { useTexts } from '@/lib/browser/texts'
import { mistakesIn } from '@/lib/texts/mistakes'

export const NAME_FORM = 'name-form'

type Props = { name: string; cause: Cause<'name'> | null; isSaved: boolean }

/** `change` replaces the server's form post while the site can be reached. */
function useNameChange(state: Pick<Props, 'cause' | 'isSaved'>) {
  const { setUserData } = useUser()
  const [isBusy, setIsBusy] = useState(false)
  const [shown, setShown] = useState(state)
  async function change(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (event.nativeEvent.submitter?.hasAttribute('data-plain')) return
    event.preventDefault()
    const form = event.currentTarget
    const parsed = parseParam('name', String(new FormData(form).get('name') ?? ''))
    if ('cause' in parsed) return setShown({ cause: parsed.cause, isSaved: false })
    setIsBusy(true)
    const record = await post<UserRecord>('user/a/update', { name: parsed.value }, { area: USER_AREA })
    setIsBusy(false)
    // The server explains a refusal on a page of its own.
    if (!record) return form.submit()
    setUserData(record)
    setShown({ cause: null, isSaved: true })
  }
  return { ...shown, isBusy, change }
}

export function NameForm({ name, ...state }: Props) {
  const { PROFILE } = useTexts('account')
  const { OWN_NAME } = useTexts('input-name')
  const { STEP } = useTexts('steps')
  const { cause, isSaved, isBusy, change } = useNameChange(state)
  const mistakes = useMemo(
    () => mistakesIn(OWN_NAME, cause === null ? {} : { name: cause }, STEP.check),
    [cause, OWN_NAME, STEP.check],
  )
  return (
    <section className={styles.part} aria-labelledby="name-title">
      <h2 id="name-title">{PROFILE.name}</h2>
      <div role="status">
        {isSaved ? (
          <Callout tone="leaf" className={styles.change}>
            {PROFILE.nameSaved}
          </Callout>
        ) : null}
      </div>
      <Form
        id={NAME_FORM}
        className={styles.change}
        method="post"
        action={ACCOUNT_PATHS.profile}
        noValidate
        onSubmit={change}
      >
        <input type="hidden" name="intent" value="name" />
        <ErrorSummary mistakes={mistakes} />
        <Field
          name="name"
          label={PROFILE.fullName}
          hint={PROFILE.nameHint}
          mistake={mistakes.name}
          value={name}
          autoComplete="name"
        />
        <p className={styles.actions}>
          <Button type="submit" text={PROFILE.saveName} isLoading={isBusy} />
        </p>
      </Form>
    </section>
  )
}
