// Photos disappear at once; the sweep deletes the files.
import { discardDraft, discardOfBooking } from '@/lib/db/queries/photos/photos'
import type { Deps } from '@/lib/use-cases/deps'
import { isPhotoId } from '@/lib/use-cases/photos/list'

type PhotoDeps = Pick<Deps, 'db' | 'now'>

export async function removeDraftPhoto({ db, now }: PhotoDeps, photo: { owner: string; id: string }): Promise<void> {
  if (isPhotoId(photo.id)) await discardDraft(db.writes, { ...photo, now })
}

export const forgetDraft = ({ db, now }: PhotoDeps, owner: string): Promise<void> =>
  discardDraft(db.writes, { owner, now })

/** The caller has checked that the booking is the requester's own. */
export async function removeBookingPhoto(
  { db, now }: PhotoDeps,
  photo: { bookingId: string; id: string },
): Promise<void> {
  if (isPhotoId(photo.id)) await discardOfBooking(db.writes, { ...photo, now })
}
