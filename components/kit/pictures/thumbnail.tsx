// Opens in a new tab, so that nothing typed is lost.
import styles from '@/components/kit/pictures/thumbnail.module.css'

type Props = {
  src: string
  alt: string
  /** The full photo; null while it is uploading. */
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
