// Photos as files of the data folder, for this process's user alone, handed out by the site behind signed links that end.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { photoPath } from '@/lib/addresses/storage'
import { PHOTO_SIZES, type PhotoSize } from '@/lib/catalogue/photos'
import { linkSeconds, photoSignature } from '@/lib/domain/photos/photo-link'
import type { PhotoStore } from '@/lib/photos/store'

/** Links of the same few minutes are the same, so that a browser fetches a photo once. */
const STEP_SECONDS = 300

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What is read; null where there is no such file or folder. */
const orNone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** `folder` is made at the first photo. */
export function fileStore({ folder, secret }: { folder: string; secret: string }): PhotoStore {
  const pathOf = (id: string, size: PhotoSize) => join(folder, `${id}-${size}.jpg`)
  // What is being written has a place and a name of its own: the same photo may come twice at once.
  const parts = join(folder, 'parts')
  return {
    async put(id, picture) {
      await mkdir(parts, { recursive: true, mode: 0o700 })
      for (const size of PHOTO_SIZES) {
        const part = join(parts, `${id}-${randomUUID()}`)
        const file = await open(part, 'wx', 0o600)
        try {
          await file.writeFile(picture[size])
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, pathOf(id, size))
      }
    },
    async link(id, size, { viewer, now, seconds }) {
      const until = Math.ceil((now.getTime() / 1000 + linkSeconds(seconds)) / STEP_SECONDS) * STEP_SECONDS
      return photoPath(id, { size, until, signature: photoSignature(secret, { id, viewer, until }) })
    },
    read: (id, size) => orNone(readFile(pathOf(id, size))),
    async remove(id) {
      const left = await orNone(readdir(parts))
      const own = left?.filter((name) => name.startsWith(`${id}-`)).map((name) => join(parts, name)) ?? []
      for (const path of [...PHOTO_SIZES.map((size) => pathOf(id, size)), ...own]) await rm(path, { force: true })
    },
  }
}
