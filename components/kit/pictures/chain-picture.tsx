// A picture that the chain's file names: a drawing, or a photograph in the widths that next.config.ts lists.
import { getImageProps } from 'next/image'
import { Picture, PictureFrame, type PictureProps } from '@/components/kit/pictures/picture'
import { photographPath } from '@/lib/addresses/storage'
import { type ChainPictureName, isPhotograph } from '@/lib/catalogue/pictures'

/** Of WebP, as next.config.ts lists them. */
const QUALITIES = { high: 75, low: 60 }

type Props = Omit<PictureProps, 'source'> & {
  source: ChainPictureName
  /** How wide it is shown, as in `<img sizes>`: for the choice among the widths. */
  sizes: string
  quality?: keyof typeof QUALITIES
}

export function ChainPicture({ source, sizes, quality = 'high', ...frame }: Props) {
  if (!isPhotograph(source)) return <Picture {...frame} source={source} />
  const box = { width: 1280, height: 960 }
  // Not the whole of it: the style that Next writes into the markup is forbidden by the content security policy.
  const { src, srcSet } = getImageProps({
    ...box,
    src: photographPath(source),
    alt: frame.alt,
    sizes,
    quality: QUALITIES[quality],
  }).props
  return <PictureFrame {...frame} image={{ ...box, src, srcSet, sizes }} />
}
