// A patient's own photo, small: it opens whole in a tab of its own, so that nothing typed is left.
import styles from '@/components/kit/pictures/thumbnail.module.css'

type Props = {
  src: string
  alt: string
  /** Where it is seen whole; null while it is on its way. */
  href: string | null
}

export function Thumbnail({ src, alt, href }: Props) {
  const picture = <img className={styles.picture} src={src} alt={alt} width={96} height={96} decoding="async" />
  return href === null ? (
    picture
  ) : (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {picture}
    </a>
  )
}
