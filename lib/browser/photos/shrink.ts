// A phone's 4 MB picture would take minutes on a weak network.
import { PHOTOS } from '@/lib/catalogue/photos'

const QUALITY = 0.85
const PREVIEW_SIDE = 160

/** `preview` is a data URL; null if this browser can't open the picture, which the server may. */
export type SmallPhoto = { photo: Blob; preview: string | null }

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const ground = canvas.getContext('2d')
  if (!ground) throw new Error('No canvas')
  ground.fillStyle = 'white'
  ground.fillRect(0, 0, canvas.width, canvas.height)
  ground.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))

/** Upright and of the stored size, or the file itself if this browser can't shrink it. */
export async function shrink(file: File): Promise<SmallPhoto> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const small = await asJpeg(drawn(picture, PHOTOS.wholeSide))
      const preview = drawn(picture, PREVIEW_SIDE).toDataURL('image/jpeg', QUALITY)
      return { photo: small ?? file, preview }
    } finally {
      picture.close()
    }
  } catch {
    return { photo: file, preview: null }
  }
}
