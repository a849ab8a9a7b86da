// Deletes photos that are to be kept no longer: first marked, then deleted where they are kept, then their row. Whatever
// breaks off in between is done again.
import { deletePhoto, giveUpOld, readGivenUp } from '@/lib/db/queries/photos'
import { RETENTION } from '@/lib/domain/retention'
import type { PhotoStore } from '@/lib/photos/store'
import type { Deps } from '@/lib/use-cases/deps'

const HOUR_MS = 3_600_000
const BATCH = 100

/** Sweeps everything once. Throws when what keeps photos can't be reached; the next sweep begins with others. */
export async function sweepPhotos({ db, now }: Pick<Deps, 'db' | 'now'>, store: PhotoStore): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)
  await giveUpOld(db.writes, {
    now,
    takenBefore: ago(RETENTION.photoDays * 24),
    draftBefore: ago(RETENTION.draftPhotoHours),
  })
  for (;;) {
    const ids = await readGivenUp(db.writes, { now, most: BATCH })
    for (const id of ids) {
      await store.remove(id)
      await deletePhoto(db.writes, id)
    }
    if (ids.length < BATCH) return
  }
}
