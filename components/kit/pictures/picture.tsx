// Pictures in a frame. They are whole without scripts.
import styles from '@/components/kit/pictures/picture.module.css'
import { drawnPath, type PictureName } from '@/lib/catalogue/pictures'

type FrameProps = {
  image: { src: string; srcSet?: string | undefined; sizes?: string | undefined; width: number; height: number }
  /** What the picture says; empty where the words beside it say it. */
  alt: string
  /** How it fills a box of another shape, which `className` gives it. */
  fit?: 'contain' | 'cover'
  className?: string
  /** Fetched at once and first: for the one picture at the top of a page. Others wait until they come near. */
  priority?: boolean
  /** Without the fade. */
  isStill?: boolean
}

/** Scripts that come before the picture hide it until it has loaded; without them it stands as the browser draws it. */
const hideUntilLoaded = (image: HTMLImageElement | null): void => {
  if (image && !image.complete) image.dataset.loading = ''
}
const show = ({ currentTarget }: { currentTarget: HTMLImageElement }): void => void delete currentTarget.dataset.loading

/** A picture in its frame, before a placeholder until it has loaded. */
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

/** A drawing: one or two kilobytes at any size and density. */
export function Picture({ source, ...frame }: PictureProps) {
  const height = source.startsWith('people/') ? 400 : 300
  return <PictureFrame {...frame} image={{ src: drawnPath(source), width: 400, height }} />
}
