import { Button } from '@/components/kit/button'
import styles from '@/components/site/closing.module.css'

type Props = { title: string; line: string; href: string; button: string }

export function Closing({ title, line, href, button }: Props) {
  return (
    <section className={styles.closing}>
      <div>
        <h2>{title}</h2>
        <p>{line}</p>
      </div>
      <Button text={button} colour="white" route={href} />
    </section>
  )
}
