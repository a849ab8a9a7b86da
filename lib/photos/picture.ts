// Pictures are encoded anew, so that scripts, locations and camera data in a file are lost.
import { PHOTOS } from '@/lib/catalogue/photos'
import { openSharp } from '@/lib/photos/sharp'
import type { Picture, ReadPicture } from '@/lib/photos/store'
import { inTurn } from '@/lib/photos/work-queue'

const LONGEST_SIDE = 12_000
const STEEPEST = 8
const MOST_PIXELS = 25_000_000
/** The worst picture within these limits takes 2.4 s on an idle processor. */
const LONGEST_SECONDS = 5

type Kind = 'jpeg' | 'png' | 'webp' | 'heic' | null

const HEIC_BRANDS = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/

function imageKind(file: Buffer): Kind {
  const text = (from: number, to: number) => file.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.test(text(8, 12)) ? 'heic' : null
}

const isWithin = ({ width, height }: { width: number; height: number }): boolean => {
  const [short, long] = width < height ? [width, height] : [height, width]
  return long <= LONGEST_SIDE && long <= STEEPEST * short && width * height <= MOST_PIXELS
}

async function madeAnew(file: Buffer): Promise<Picture | 'pixels'> {
  const sharp = await openSharp()
  const options = { failOn: 'truncated', limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 } as const
  if (!isWithin(await sharp(file, { ...options, limitInputPixels: false }).metadata())) return 'pixels'
  const image = sharp(file, options)
    .timeout({ seconds: LONGEST_SECONDS })
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
  const within = (side: number) => ({ width: side, height: side, fit: 'inside' as const, withoutEnlargement: true })
  // The small size is made from the whole size, so the file is decoded once.
  const whole = await image.resize(within(PHOTOS.wholeSide)).jpeg({ quality: 82 }).toBuffer()
  const small = await sharp(whole).resize(within(PHOTOS.smallSide)).jpeg({ quality: 75 }).toBuffer()
  return { whole, small }
}

export const readPicture: ReadPicture = async (file, requester) => {
  const kind = imageKind(file)
  if (kind === null || kind === 'heic') return { made: kind ?? 'kind', seconds: 0 }
  let seconds = 0
  const made = await inTurn(requester, async () => {
    const began = performance.now()
    const made = await madeAnew(file).catch(() => null)
    seconds = (performance.now() - began) / 1000
    return made ?? (seconds < LONGEST_SECONDS ? 'broken' : 'busy')
  })
  return { made, seconds }
}
