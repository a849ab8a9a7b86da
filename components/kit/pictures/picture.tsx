import styles from '@/components/kit/pictures/picture.module.css'
import { drawnPath, type PictureName } from '@/lib/catalogue/pictures'

type FrameProps = {
  image: { src: string; srcSet?: string | undefined; sizes?: string | undefined; width: number; height: number }
  /** Empty if the text beside the picture says the same. */
  alt: string
  /** How it fills a box of another shape, set by `className`. */
  fit?: 'contain' | 'cover'
  className?: string
  /** Loads at once and first; for the one picture at the top of a page. */
  priority?: boolean
  /** Without the fade. */
  isStill?: boolean
}

/** Only scripts hide a picture until it has loaded, so it is whole without them. */
const hideUntilLoaded = (image: HTMLImageElement | null): void => {
  if (image && !image.complete) image.dataset.loading = ''
}
const show = ({ currentTarget }: { currentTarget: HTMLImageElement }): void => void delete currentTarget.dataset.loading

export function PictureFrame({ image, alt, fit = 'cover', className, priority = false, isStill = false }: FrameProps) {
  const classes = [styles.image, fit === 'contain' ? styles.contain : styles.cover, isStill ? null : styles.fading]
  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture}>
      <img
        {...image}
        ref={isStill ? undefined : hideUntilLoaded}
        onLoad={show}
        onError={show}
        className={classes.filter(Boolean).join(' ')}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

export type PictureProps = Omit<FrameProps, 'image'> & { source: PictureName }

/** A drawing has one or two kilobytes at any size. */
export function Picture({ source, ...frame }: PictureProps) {
  const height = source.startsWith('people/') ? 400 : 300
  return <PictureFrame {...frame} image={{ src: drawnPath(source), width: 400, height }} />
}
