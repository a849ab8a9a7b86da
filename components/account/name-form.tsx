// The patient's name, changed by a plain form: it works without scripts.
import { useMemo } from 'react'
import styles from '@/components/account/changes.module.css'
import { Callout } from '@/components/kit/callout'
import { ErrorSummary } from '@/components/kit/error-summary'
import { Field } from '@/components/kit/field'
import { Submit } from '@/components/kit/submit'
import { PATHS } from '@/lib/addresses/paths'
import { PROFILE } from '@/lib/texts/en/account'

type Props = { name: string; cause: string | null; isSaved: boolean }

export function NameForm({ name, cause, isSaved }: Props) {
  const causes = useMemo((): Record<string, string> => (cause === null ? {} : { name: cause }), [cause])
  return (
    <section className={styles.part} aria-labelledby="name-title">
      <h2 id="name-title">{PROFILE.name}</h2>
      {isSaved ? (
        <Callout tone="leaf" role="status" className={styles.change}>
          {PROFILE.nameSaved}
        </Callout>
      ) : null}
      <form className={styles.change} method="post" action={PATHS.profile} noValidate>
        <ErrorSummary causes={causes} />
        <Field
          name="name"
          label={PROFILE.fullName}
          hint={PROFILE.nameHint}
          cause={cause ?? undefined}
          value={name}
          autoComplete="name"
        />
        <p className={styles.actions}>
          <Submit>{PROFILE.saveName}</Submit>
        </p>
      </form>
    </section>
  )
}
