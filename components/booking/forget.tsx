// One button for a guest on a shared phone or computer: a form of its own, so that it works without scripts.
import styles from '@/components/booking/booking.module.css'
import { Note } from '@/components/kit/note'
import { Submit } from '@/components/kit/submit'
import { SUCCESS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'

export function Forget() {
  const { FORGET } = useWords('forget')
  return (
    <form className={styles.confirmAside} method="post" action={SUCCESS}>
      <h2>{FORGET.title}</h2>
      <Note>{FORGET.line}</Note>
      <Submit colour="white" name="intent" value="forget">
        {FORGET.button}
      </Submit>
    </form>
  )
}
