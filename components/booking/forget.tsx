import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import { SUCCESS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'

export function Forget() {
  const { FORGET } = useTexts('forget')
  return (
    <Form className={styles.confirmAside} method="post" action={SUCCESS}>
      <h2>{FORGET.title}</h2>
      <Note>{FORGET.line}</Note>
      <Button type="submit" text={FORGET.button} colour="white" name="intent" value="forget" />
    </Form>
  )
}
