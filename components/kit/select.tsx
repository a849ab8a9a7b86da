// One labelled list to choose from.
import styles from '@/components/kit/form.module.css'
import { Mistake } from '@/components/kit/mistake'

type Option = { value: string; label: string }
/** `empty` is the words of the choice that is none; left out, the first option stands chosen. */
type Props = {
  name: string
  label: string
  options: readonly Option[]
  value: string
  mistake?: string
  empty?: string
}

export function Select({ name, label, options, value, mistake, empty }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      {mistake ? <Mistake id={`${name}-error`}>{mistake}</Mistake> : null}
      <select
        className={styles.input}
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${name}-error` : undefined}
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
