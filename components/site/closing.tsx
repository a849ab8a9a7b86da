// The end of a page: one sentence and its button.
import Link from 'next/link'
import styles from '@/components/site/pages.module.css'

type Props = { title: string; line: string; href: string; button: string }

export function Closing({ title, line, href, button }: Props) {
  return (
    <section className={styles.closing}>
      <div>
        <h2>{title}</h2>
        <p>{line}</p>
      </div>
      <Link className={styles.closingButton} href={href} prefetch={false}>
        {button}
      </Link>
    </section>
  )
}
