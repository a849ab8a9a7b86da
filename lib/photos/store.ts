// Where photos are kept, as the use cases know it: in a bucket (bucket-store.ts) or in files of the data folder
// (file-store.ts). A photo's id is its name there: random, and listed nowhere.
import type { PhotoCause, PhotoSize } from '@/lib/catalogue/photos'
import type { PhotoSender } from '@/lib/photos/work-queue'

/** A photo as it is kept: JPEG, turned upright, without a word of where and with what it was taken. */
export type Picture = Record<PhotoSize, Buffer>

export type PhotoStore = {
  /** Keeps both sizes. Again under the same id they are the same. Throws when it can't. */
  put(id: string, picture: Picture): Promise<void>
  /** An address that shows it to this browser for `seconds`, seven days at most. `viewer` is the browser's owner hash. */
  link(id: string, size: PhotoSize, to: { viewer: string; now: Date; seconds: number }): Promise<string>
  /** The file itself; null where there is none. Throws when it can't. */
  read(id: string, size: PhotoSize): Promise<Buffer | null>
  /** Deletes both sizes, and what a broken-off `put` left; what is not there is no error. Throws when it can't. */
  remove(id: string): Promise<void>
}

/**
 * Makes a file a picture, and says how many seconds the work took. `heic`: a picture that can't be read here; `kind`: no
 * picture; `broken`: not whole; `pixels`: too many of them, or too long and narrow; `busy`: no turn now.
 */
export type ReadPicture = (
  file: Buffer,
  requester: PhotoSender,
) => Promise<{
  made: Picture | Extract<PhotoCause, 'kind' | 'heic' | 'broken' | 'pixels' | 'busy'>
  seconds: number
}>

/** What the process keeps photos by. */
export type PhotoPort = { store: PhotoStore; read: ReadPicture }
