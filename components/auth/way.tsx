// A quiet button of a sign-in screen: another way, told what the form holds.
import styles from '@/components/auth/auth.module.css'

type Props = { text: string; busy?: boolean; onPress(values: FormData): unknown }

export function Way({ text, busy = false, onPress }: Props) {
  return (
    <button
      className={styles.way}
      type="button"
      aria-disabled={busy || undefined}
      onClick={({ currentTarget: { form } }) => {
        if (!busy) onPress(form ? new FormData(form) : new FormData())
      }}
    >
      {text}
    </button>
  )
}

/** One of a form's values as text. */
export const typedIn = (values: FormData, name: string): string => String(values.get(name) ?? '')
