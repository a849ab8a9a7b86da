import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { photoPath } from '@/lib/addresses/storage'
import { PHOTO_SIZES, type PhotoSize } from '@/lib/catalogue/photos'
import { linkSeconds, photoSignature } from '@/lib/domain/photos/photo-link'
import type { PhotoStore } from '@/lib/photos/store'

/** Seconds. Expiry times are rounded, so that a browser fetches a photo once. */
const STEP_SECONDS = 300

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const orNone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

export function fileStore({ folder, secret }: { folder: string; secret: string }): PhotoStore {
  const pathOf = (id: string, size: PhotoSize) => join(folder, `${id}-${size}.jpg`)
  // A separate name for each write, because the same photo may arrive twice at once.
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
      const files = left?.filter((name) => name.startsWith(`${id}-`)).map((name) => join(parts, name)) ?? []
      for (const path of [...PHOTO_SIZES.map((size) => pathOf(id, size)), ...files]) await rm(path, { force: true })
    },
  }
}
