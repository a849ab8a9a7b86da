// A GET form gives a search its own URL. The device's position goes by POST, so that no URL holds it.
import { Search } from 'lucide-react'
import styles from '@/components/clinics/clinics.module.css'
import { NearMe } from '@/components/clinics/near-me'
import { SeekingField } from '@/components/clinics/seeking-field'
import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useTexts } from '@/lib/browser/texts'
import type { SearchView } from '@/lib/views/clinics'

/** `label` says what visitors can type. */
export function FindForm({ search, label }: { search: SearchView; label: string }) {
  const { FIND } = useTexts('clinics')
  const { fields, to } = useCampaignLinks()
  const { path, typed, outcome } = search
  return (
    <>
      <search className={styles.find}>
        <Form className={styles.findForm} action={`${path}#results`}>
          {fields().map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SeekingField
            name="q"
            label={label}
            place={{ cityId: search.city?.id, cityName: search.city?.name }}
            value={typed}
            beside={<Button type="submit" icon={<Search aria-hidden="true" />} isIconAlone text={FIND.button} />}
          />
        </Form>
        <Form className={styles.nearForm} method="post" action={to(path)}>
          <input type="hidden" name="intent" value="near" />
          <NearMe className={styles.near} />
        </Form>
      </search>
      {outcome ? (
        <p id="results" className={styles.outcome} role="status" tabIndex={-1}>
          {outcome}
        </p>
      ) : null}
    </>
  )
}
