// XMLHttpRequest, because fetch does not report upload progress.
import type { PhotoCause } from '@/lib/catalogue/photos'
import { readAnswer } from '@/lib/types/trusted-json'

export type SentPhotos<View> = { photos: View[] | null; cause: PhotoCause | null }
type Reply<View> = { photos?: View[]; causes?: { photos?: PhotoCause } }

/** As long as the site waits for a form with photos. */
const LONGEST_MS = 180_000

/** Rejects without a usable answer; the photo may be sent again. */
export function sendForm<View>(
  action: string,
  body: FormData | URLSearchParams,
  { onProgress, signal }: { onProgress?: (percent: number) => void; signal?: AbortSignal } = {},
): Promise<SentPhotos<View>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('The photo was not answered'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0)
    request.onerror = fail
    request.onabort = fail
    request.ontimeout = fail
    request.timeout = LONGEST_MS
    request.onload = () => {
      // A proxy may accept less than the site does.
      if (request.status === 413) return resolve({ photos: null, cause: 'large' })
      if (request.status !== 200 && request.status !== 422) return fail()
      readAnswer<Reply<View>>(new Response(request.responseText)).then(({ photos, causes }) => {
        if (photos) resolve({ photos, cause: causes?.photos ?? null })
        else fail()
      }, fail)
    }
    request.open('POST', action)
    request.setRequestHeader('x-step', 'fetch')
    request.send(body)
  })
}

export function photoForm(photo: Blob): FormData {
  const form = new FormData()
  form.append('photos', photo, 'smile.jpg')
  form.append('add_photos', 'yes')
  return form
}

export const removalForm = (id: string): URLSearchParams => new URLSearchParams({ remove_photo: id })
