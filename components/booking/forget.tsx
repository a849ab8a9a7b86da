// One button for a guest on a shared phone or computer: a form of its own, so that it works without scripts.
import styles from '@/components/booking/booking.module.css'
import stepStyles from '@/components/step/step.module.css'
import { SUCCESS } from '@/lib/addresses/paths'
import { FORGET } from '@/lib/texts/en/forget'

export function Forget() {
  return (
    <form className={styles.confirmAside} method="post" action={SUCCESS}>
      <h2>{FORGET.title}</h2>
      <p className={styles.quiet}>{FORGET.line}</p>
      <button className={stepStyles.second} type="submit" name="intent" value="forget">
        {FORGET.button}
      </button>
    </form>
  )
}
