// Makes a photo as small as it is kept anyway, before it is sent: a phone's picture of 4 MB would take a weak network minutes.
import { PHOTOS } from '@/lib/catalogue/photos'

const QUALITY = 0.85
/** The longer side of what is shown while it is sent. */
const PREVIEW_SIDE = 160

/** What is sent, and a small picture of it as a data address; null where this browser can't open it: the server may. */
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

/** The photo turned upright, at most as large as it is kept; the file itself where that would be no gain. */
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
