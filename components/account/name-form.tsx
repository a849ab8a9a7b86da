// The patient's name, changed by a plain form: it works without scripts.
import styles from '@/components/account/account.module.css'
import { ErrorSummary } from '@/components/kit/error-summary'
import { Field } from '@/components/kit/field'
import { PATHS } from '@/lib/addresses/paths'
import { PROFILE } from '@/lib/texts/en/account'

type Props = { name: string; cause: string | null; isSaved: boolean }

export function NameForm({ name, cause, isSaved }: Props) {
  return (
    <section className={styles.part} aria-labelledby="name-title">
      <h2 id="name-title">{PROFILE.name}</h2>
      {isSaved ? (
        <p className={styles.done} role="status">
          {PROFILE.nameSaved}
        </p>
      ) : null}
      <form className={styles.change} method="post" action={PATHS.profile} noValidate>
        {cause ? <ErrorSummary causes={{ name: cause }} /> : null}
        <Field
          name="name"
          label={PROFILE.fullName}
          hint={PROFILE.nameHint}
          cause={cause ?? undefined}
          value={name}
          autoComplete="name"
        />
        <p className={styles.actions}>
          <button className={styles.button} type="submit">
            {PROFILE.saveName}
          </button>
        </p>
      </form>
    </section>
  )
}
