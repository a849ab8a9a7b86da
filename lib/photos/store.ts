// A photo's id is random and not listed anywhere.
import type { PhotoCause, PhotoSize } from '@/lib/catalogue/photos'
import type { PhotoSender } from '@/lib/photos/work-queue'

export type Picture = Record<PhotoSize, Buffer>

export type PhotoStore = {
  /** A repeated call with the same id is harmless. All methods throw if the store fails. */
  put(id: string, picture: Picture): Promise<void>
  /** `seconds`: seven days at most. `viewer` is the browser's owner hash. */
  link(id: string, size: PhotoSize, to: { viewer: string; now: Date; seconds: number }): Promise<string>
  read(id: string, size: PhotoSize): Promise<Buffer | null>
  /** Also deletes the rest of a broken-off `put`. A missing photo is no error. */
  remove(id: string): Promise<void>
}

/** `heic`: not readable here. `kind`: no picture. `broken`: cut short. `pixels`: too large. `busy`: no turn, or too slow. */
export type ReadPicture = (
  file: Buffer,
  requester: PhotoSender,
) => Promise<{
  made: Picture | Extract<PhotoCause, 'kind' | 'heic' | 'broken' | 'pixels' | 'busy'>
  seconds: number
}>

export type PhotoPort = { store: PhotoStore; read: ReadPicture }
