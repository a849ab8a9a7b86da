// What a picture is by its bytes, and the picture made anew: whatever else a file carries (a script, a place, a camera's
// number) stays behind.
import { PHOTOS } from '@/lib/catalogue/photos'
import type { Picture, ReadPicture } from '@/lib/photos/store'

/** A phone's largest; what says that it has more is refused before it is unpacked. */
const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 15
/** Unpacked pictures are large: so many at once in one process, the others wait. */
const AT_ONCE = 2

type Kind = 'jpeg' | 'png' | 'webp' | 'heic' | null

/** Sharp, loaded with the first photo. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  // Only these are ever opened: no drawing, document or film, whatever a file's name or its later bytes say.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}

let opening: ReturnType<typeof openSharp> | undefined

const HEIC_BRANDS = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/

/** The kind that the first bytes say. */
function kindOf(file: Buffer): Kind {
  const text = (from: number, to: number) => file.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.test(text(8, 12)) ? 'heic' : null
}

async function madeAnew(file: Buffer): Promise<Picture> {
  opening ??= openSharp()
  const sharp = await opening
  const image = () =>
    sharp(file, { failOn: 'truncated', limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 })
      .timeout({ seconds: LONGEST_SECONDS })
      .rotate()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
  const within = (side: number) => ({ width: side, height: side, fit: 'inside' as const, withoutEnlargement: true })
  // The size first, then the bytes: the second size is made of the first, not of the file again.
  const whole = await image().resize(within(PHOTOS.wholeSide)).jpeg({ quality: 82 }).toBuffer()
  const small = await sharp(whole).resize(within(PHOTOS.smallSide)).jpeg({ quality: 75 }).toBuffer()
  return { whole, small }
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place goes from one to the next.
    if (next) next()
    else running -= 1
  }
}

/** Both sizes of a JPEG, PNG or WebP picture. `heic`: one that can't be read here; `kind`: no picture; `broken`: not whole. */
export const readPicture: ReadPicture = async (file) => {
  const kind = kindOf(file)
  if (kind === null) return 'kind'
  if (kind === 'heic') return kind
  try {
    return await inTurn(() => madeAnew(file))
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'large' : 'broken'
  }
}
