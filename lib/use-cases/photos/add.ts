// The row is written before the file, so that files left by a crash are found.
import { createHash, randomUUID } from 'node:crypto'
import { PHOTOS, type PhotoCause } from '@/lib/catalogue/photos'
import { takeLocks } from '@/lib/db/queries/locks'
import {
  deleteUnstored,
  discardDraft,
  insertPhoto,
  markStored,
  readBytes,
  readDraft,
} from '@/lib/db/queries/photos/photos'
import type { Tx } from '@/lib/db/schema'
import { checkLimit, limitLockKeys, recordHit, type StandingCount } from '@/lib/limits/check'
import type { PhotoPort } from '@/lib/photos/store'
import type { PhotoSender } from '@/lib/photos/work-queue'
import type { Deps } from '@/lib/use-cases/deps'

/** More than both sizes ever take; counted until the photo is stored. */
const MOST_BYTES = 2 * 1024 * 1024
const HOUR_MS = 3_600_000

type NewPhoto = PhotoSender & { owner: string; file: Buffer }
export type PhotoOutcome =
  | { kind: 'kept' }
  | { kind: 'refused'; cause: PhotoCause }
  | { kind: 'failed'; error: unknown }
type Place = { id: string; isThere: boolean } | { cause: 'many' | 'often' | 'busy' }

async function placeFor(
  tx: Tx,
  deps: Deps,
  { owner, network, digest }: { owner: string; network: string; digest: string },
) {
  const { now } = deps
  const requester = { draft: owner, network }
  // In turn on the whole site, so that the byte counts are exact.
  await takeLocks(tx, ['all photos', owner, ...limitLockKeys(deps, 'photo', requester)])
  const photos = await readDraft(tx, { owner, now })
  const same = photos.find((photo) => photo.digest === digest)
  if (same) return { id: same.id, isThere: same.stored_at !== null }
  if (photos.length >= PHOTOS.most) return { cause: 'many' as const }
  const bytes = await readBytes(tx)
  const standing: StandingCount = ({ within }) => ({
    n: within === 'draft_bytes' ? bytes.draft : bytes.all,
    oldest: new Date(now.getTime() + HOUR_MS),
  })
  const decision = await checkLimit(tx, deps, { act: 'photo', requester, standing })
  if (decision.kind !== 'pass') return { cause: decision.by === 'site' ? ('busy' as const) : ('often' as const) }
  const work = await checkLimit(tx, deps, { act: 'photo_work', requester: { network } })
  if (work.kind !== 'pass') return { cause: 'often' as const }
  await recordHit(tx, deps, 'photo', requester)
  const id = randomUUID()
  await insertPhoto(tx, { id, owner, digest, bytes: MOST_BYTES, now })
  return { id, isThere: false }
}

/**
 * The bytes decide what a file is. The same file again is the same photo.
 * `kind`, `heic`, `broken`, `large`, `pixels`: the file. `many`: past three. `often`: the limits.
 * `busy`: photos take as much as they may, or no worker is free. `failed`: the store failed.
 */
export async function addPhoto(deps: Deps, { store, read }: PhotoPort, photo: NewPhoto): Promise<PhotoOutcome> {
  const { db, now } = deps
  const { owner, network, gone, file } = photo
  if (file.length > PHOTOS.fileBytes) return { kind: 'refused', cause: 'large' }
  const digest = createHash('sha256').update(file).digest('base64url')
  const place: Place = await db.transaction((tx) => placeFor(tx, deps, { owner, network, digest }))
  if ('cause' in place) return { kind: 'refused', cause: place.cause }
  const { id } = place
  if (place.isThere) return { kind: 'kept' }
  const { made: picture, seconds } = await read(file, { network, gone })
  const work = Math.round(seconds)
  if (work > 0) await db.transaction((tx) => recordHit(tx, deps, 'photo_work', { network }, work))
  if (typeof picture === 'string') {
    await deleteUnstored(db.writes, id)
    return { kind: 'refused', cause: picture }
  }
  try {
    await store.put(id, picture)
  } catch (error) {
    await discardDraft(db.writes, { owner, now, id })
    return { kind: 'failed', error }
  }
  const bytes = picture.whole.length + picture.small.length
  // If another tab gave it up meanwhile, it is deleted with its row.
  await markStored(db.writes, { id, bytes, now })
  return { kind: 'kept' }
}
