// The photos of a step's form: what became of those that it brought, and the button that takes one away. Neither answers
// the step; a card that is tapped takes along what was chosen.
import type { Causes } from '@/flows/causes'
import { FLOWS, type Route } from '@/flows/table'
import type { PhotoForm } from '@/lib/http/forms/photo-form'
import { draftViews } from '@/lib/http/photo-views'
import type { StepContext } from '@/lib/http/steps/step-context'
import { removeDraftPhoto } from '@/lib/use-cases/photos/remove'

/** The buttons of the photos: to add what was chosen, and to take one away. */
const ADD = 'add_photos'
const REMOVE = 'remove_photo'

/** Whether the step of a route takes photos, in whichever flow. */
export const takesPhotos = (route: Route): boolean =>
  Object.values(FLOWS).some(({ rows }) => rows.some((row) => row.route === route && row.takesPhotos))

/**
 * Does what the form asks of photos: why one was refused, nothing where all is well, or null where the form is about the
 * step's answer alone. That waits where a photo was refused.
 */
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

/** What the browser's side is told after it has sent or taken away a photo. */
export const photoReply = async (context: StepContext, causes: Causes) => ({
  photos: await draftViews(context),
  causes,
})
