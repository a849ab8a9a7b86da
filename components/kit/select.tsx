// One labelled list to choose from.
import styles from '@/components/kit/form.module.css'
import { Mistake } from '@/components/kit/mistake'
import { causeText } from '@/lib/texts/en/causes'

type Option = { value: string; label: string }
/** `empty` is the words of the choice that is none; left out, the first option stands chosen. */
type Props = { name: string; label: string; options: readonly Option[]; value: string; cause?: string; empty?: string }

export function Select({ name, label, options, value, cause, empty }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      {cause ? <Mistake id={`${name}-error`}>{causeText(name, cause)}</Mistake> : null}
      <select
        className={styles.input}
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={cause ? true : undefined}
        aria-describedby={cause ? `${name}-error` : undefined}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
