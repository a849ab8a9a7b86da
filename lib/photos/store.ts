// Where photos are kept, as the use cases know it: in a bucket (bucket-store.ts) or in files of the data folder
// (file-store.ts). A photo's id is its name there: random, and listed nowhere.
import type { PhotoCause, PhotoSize } from '@/lib/catalogue/photos'

/** A photo as it is kept: JPEG, turned upright, without a word of where and with what it was taken. */
export type Picture = Record<PhotoSize, Buffer>

export type PhotoStore = {
  /** Keeps both sizes. Again under the same id they are the same. Throws when it can't. */
  put(id: string, picture: Picture): Promise<void>
  /** An address that shows it to this browser for `seconds`, seven days at most. `viewer` is the browser's owner hash. */
  link(id: string, size: PhotoSize, to: { viewer: string; now: Date; seconds: number }): Promise<string>
  /** The file itself, where this site hands it out; null where there is none, or the bucket does. */
  read(id: string, size: PhotoSize): Promise<Buffer | null>
  /** Deletes both sizes, and what a broken-off `put` left; what is not there is no error. Throws when it can't. */
  remove(id: string): Promise<void>
}

/** What a file turned out to be. */
export type ReadPicture = (file: Buffer) => Promise<Picture | Extract<PhotoCause, 'kind' | 'heic' | 'broken' | 'large'>>

/** What the process keeps photos by. */
export type PhotoPort = { store: PhotoStore; read: ReadPicture }
