// One field that finds a clinic, and what it found: a plain GET form, so that a search has an address.
import { Search } from 'lucide-react'
import styles from '@/components/clinics/clinics.module.css'
import { Field } from '@/components/kit/field'
import { Submit } from '@/components/kit/submit'
import { PATHS } from '@/lib/addresses/paths'
import { useWays } from '@/lib/browser/shell/ways'
import { useWords } from '@/lib/browser/words'

/** `outcome` is the line that says what was found; null without a search. */
export function FindForm({ typed, outcome }: { typed: string; outcome: string | null }) {
  const { FIND } = useWords('clinics')
  const { fields } = useWays()
  return (
    <>
      <search>
        <form className={styles.find} action={PATHS.clinics}>
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field name="q" label={FIND.search} type="search" maxLength={100} autoComplete="off" value={typed} />
          <Submit>
            <Search aria-hidden="true" />
            {FIND.button}
          </Submit>
        </form>
      </search>
      {outcome ? (
        <p className={styles.outcome} role="status">
          {outcome}
        </p>
      ) : null}
    </>
  )
}
