import { isThere, readDraft, readOfBookings } from '@/lib/db/queries/photos/photos'
import type { Deps } from '@/lib/use-cases/deps'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isPhotoId = (id: string): boolean => ID.test(id)

export async function draftPhotos({ db, now }: Pick<Deps, 'db' | 'now'>, owner: string): Promise<string[]> {
  const rows = await readDraft(db.reads, { owner, now })
  return rows.flatMap(({ id, stored_at }) => (stored_at === null ? [] : [id]))
}

export async function bookingPhotos(
  { db }: Pick<Deps, 'db'>,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const photos = new Map<string, string[]>()
  if (bookingIds.length === 0) return photos
  for (const { id, booking_id } of await readOfBookings(db.reads, bookingIds))
    if (booking_id !== null) photos.set(booking_id, [...(photos.get(booking_id) ?? []), id])
  return photos
}

export const isKept = async ({ db }: Pick<Deps, 'db'>, id: string): Promise<boolean> =>
  isPhotoId(id) && isThere(db.reads, id)
