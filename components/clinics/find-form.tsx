// One field that finds a clinic: a plain GET form, so that a search has an address.
import { Search } from 'lucide-react'
import styles from '@/components/clinics/clinics.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { FIND } from '@/lib/texts/en/clinics'

export function FindForm({ typed }: { typed: string }) {
  return (
    <search>
      <form className={styles.find} action={PATHS.clinics}>
        <label className={styles.findLabel} htmlFor="q">
          {FIND.search}
        </label>
        <input
          className={styles.findField}
          id="q"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={typed}
        />
        <button className={styles.primary} type="submit">
          <Search aria-hidden="true" />
          {FIND.button}
        </button>
      </form>
    </search>
  )
}
