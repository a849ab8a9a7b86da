import { getImageProps } from 'next/image'
import { Picture, PictureFrame, type PictureProps } from '@/components/kit/pictures/picture'
import { photographPath } from '@/lib/addresses/storage'
import { type ChainPictureName, isPhotograph } from '@/lib/catalogue/pictures'

/** WebP qualities that next.config.ts lists. */
const QUALITIES = { high: 75, low: 60 }

type Props = Omit<PictureProps, 'source'> & {
  source: ChainPictureName
  /** The shown width, as in `<img sizes>`. */
  sizes: string
  quality?: keyof typeof QUALITIES
}

export function ChainPicture({ source, sizes, quality = 'high', ...frame }: Props) {
  if (!isPhotograph(source)) return <Picture {...frame} source={source} />
  const box = { width: 1280, height: 960 }
  // Only some props: the content security policy forbids the inline style that Next adds.
  const { src, srcSet } = getImageProps({
    ...box,
    src: photographPath(source),
    alt: frame.alt,
    sizes,
    quality: QUALITIES[quality],
  }).props
  return <PictureFrame {...frame} image={{ ...box, src, srcSet, sizes }} />
}
