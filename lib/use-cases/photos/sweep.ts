// Marks the photo, then deletes the file, then the row: an interrupted run is repeated.
import { deletePhoto, readDiscarded, sweepOldPhotos } from '@/lib/db/queries/photos/photos'
import type { Sweep } from '@/lib/db/sweep'
import { RETENTION } from '@/lib/domain/retention'
import type { PhotoStore } from '@/lib/photos/store'
import type { Deps } from '@/lib/use-cases/deps'

const HOUR_MS = 3_600_000
const BATCH = 100

export function sweepPhotos({ db: { writes }, now }: Pick<Deps, 'db' | 'now'>, store: PhotoStore): Sweep[] {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)
  const removeGivenUp = async (most: number) => {
    const ids = await readDiscarded(writes, { now, most })
    for (const id of ids) {
      await store.remove(id)
      await deletePhoto(writes, id)
    }
    return ids.length
  }
  return [
    ...sweepOldPhotos(writes, {
      now,
      takenBefore: ago(RETENTION.photoDays * 24),
      draftBefore: ago(RETENTION.draftPhotoHours),
    }),
    { name: 'photos that were given up', most: BATCH, work: removeGivenUp },
  ]
}
