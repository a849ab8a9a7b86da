// The end of a page: one sentence and its button.
import { LinkButton } from '@/components/kit/link-button'
import styles from '@/components/site/closing.module.css'

type Props = { title: string; line: string; href: string; button: string }

export function Closing({ title, line, href, button }: Props) {
  return (
    <section className={styles.closing}>
      <div>
        <h2>{title}</h2>
        <p>{line}</p>
      </div>
      <LinkButton colour="white" href={href}>
        {button}
      </LinkButton>
    </section>
  )
}
