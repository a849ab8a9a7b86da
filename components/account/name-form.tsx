// The patient's name, changed by a plain form: it works without scripts.

import { useMemo } from 'react'
import styles from '@/components/account/changes.module.css'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { ErrorSummary } from '@/components/kit/error-summary'
import { Field } from '@/components/kit/field'
import type { Cause } from '@/flows/causes'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { useWords } from '@/lib/browser/words'
import { mistakesIn } from '@/lib/texts/mistakes'

type Props = { name: string; cause: Cause<'name'> | null; isSaved: boolean }

export function NameForm({ name, cause, isSaved }: Props) {
  const { PROFILE } = useWords('account')
  const { NAME } = useWords('input-name')
  const { STEP } = useWords('steps')
  const mistakes = useMemo(
    () => mistakesIn(NAME.causes, cause === null ? {} : { name: cause }, STEP.check),
    [cause, NAME.causes, STEP.check],
  )
  return (
    <section className={styles.part} aria-labelledby="name-title">
      <h2 id="name-title">{PROFILE.name}</h2>
      {isSaved ? (
        <Callout tone="leaf" role="status" className={styles.change}>
          {PROFILE.nameSaved}
        </Callout>
      ) : null}
      <form className={styles.change} method="post" action={ACCOUNT_PATHS.profile} noValidate>
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
          <Button type="submit" text={PROFILE.saveName} />
        </p>
      </form>
    </section>
  )
}
