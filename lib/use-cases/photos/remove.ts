// Gives up photos: nobody is shown them from then on, and the sweep deletes them where they are kept.
import { discardDraft, discardOfBooking } from '@/lib/db/queries/photos/photos'
import type { Deps } from '@/lib/use-cases/deps'
import { isPhotoId } from '@/lib/use-cases/photos/list'

type PhotoDeps = Pick<Deps, 'db' | 'now'>

/** One of the draft's; one that is not there, or another browser's, is none. */
export async function removeDraftPhoto({ db, now }: PhotoDeps, photo: { owner: string; id: string }): Promise<void> {
  if (isPhotoId(photo.id)) await discardDraft(db.writes, { ...photo, now })
}

/** All of the draft. */
export const forgetDraft = ({ db, now }: PhotoDeps, owner: string): Promise<void> =>
  discardDraft(db.writes, { owner, now })

/** One of a booking. That the booking is the requester's own is the caller's to see to. */
export async function removeBookingPhoto(
  { db, now }: PhotoDeps,
  photo: { bookingId: string; id: string },
): Promise<void> {
  if (isPhotoId(photo.id)) await discardOfBooking(db.writes, { ...photo, now })
}
