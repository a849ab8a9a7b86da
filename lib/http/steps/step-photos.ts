// Photos never answer the step. A tapped card also sends the chosen photos.
import type { Causes } from '@/flows/causes'
import { FLOWS, type Route } from '@/flows/table'
import type { PhotoForm } from '@/lib/http/forms/photo-form'
import { draftViews } from '@/lib/http/photo-views'
import type { StepContext } from '@/lib/http/steps/step-context'
import { removeDraftPhoto } from '@/lib/use-cases/photos/remove'

const ADD = 'add_photos'
const REMOVE = 'remove_photo'

export const takesPhotos = (route: Route): boolean =>
  Object.values(FLOWS).some(({ rows }) => rows.some((row) => row.route === route && row.takesPhotos))

/** Returns causes for a refused photo, no cause after success, and null when the form answers the step. */
export async function savePhotos(
  context: StepContext,
  form: URLSearchParams,
  photos: PhotoForm['photos'] | null,
): Promise<Causes | null> {
  const removed = form.get(REMOVE)
  if (removed !== null) await removeDraftPhoto(context.deps, { owner: context.owner(), id: removed })
  const [cause] = photos?.causes ?? []
  if (cause) return { photos: cause }
  return removed !== null || form.has(ADD) ? {} : null
}

export const photoReply = async (context: StepContext, causes: Causes) => ({
  photos: await draftViews(context),
  causes,
})
