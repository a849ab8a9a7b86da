// A drawn picture: as it is drawn, one or two kilobytes at any size and density; for a browser that can't read that, and for
// what saves a picture, in the sizes that it is rendered at. It is whole without scripts.
import styles from '@/components/kit/picture.module.css'
import { ART } from '@/lib/catalogue/art'
import { drawnPath, type PictureName, renderedPath } from '@/lib/catalogue/pictures'

type Props = {
  source: PictureName
  /** What the picture says; empty where the words beside it say it. */
  alt: string
  /** How it fills a box of another shape, which `className` gives it. */
  fit?: 'contain' | 'cover'
  /**
   * Of what is rendered: every file is rendered at one quality, and 'low' leaves out the widths above two thirds of the
   * drawing's own. For small or decorative pictures.
   */
  quality?: 'high' | 'low'
  className?: string
  /** Fetched at once and first: for the one picture at the top of a page. Others wait until they come near. */
  priority?: boolean
  /** How wide it is shown, as in `<img sizes>`: for the choice among what is rendered. */
  sizes?: string
  /** Without the fade. */
  isStill?: boolean
}

/** Scripts that come before the picture hide it until it has loaded; without them it stands as the browser draws it. */
const hideUntilLoaded = (image: HTMLImageElement | null): void => {
  if (image && !image.complete) image.dataset.loading = ''
}
const show = ({ currentTarget }: { currentTarget: HTMLImageElement }): void => void delete currentTarget.dataset.loading

export function Picture({
  source,
  alt,
  fit = 'cover',
  quality = 'high',
  className,
  priority = false,
  sizes = '100vw',
  isStill = false,
}: Props) {
  const { width, height, widths: rendered } = ART[source]
  const widths = rendered.filter((each) => quality === 'high' || each <= (width * 2) / 3)
  const classes = [styles.image, fit === 'contain' ? styles.contain : styles.cover, isStill ? null : styles.fading]
  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture}>
      <source type="image/svg+xml" srcSet={drawnPath(source)} />
      <img
        ref={isStill ? undefined : hideUntilLoaded}
        onLoad={show}
        onError={show}
        className={classes.filter(Boolean).join(' ')}
        srcSet={widths.map((each) => `${renderedPath(source, each)} ${each}w`).join(', ')}
        sizes={sizes}
        src={renderedPath(source, Math.max(...widths))}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
