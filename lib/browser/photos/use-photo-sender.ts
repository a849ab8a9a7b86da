import { type RefObject, useEffect, useRef, useState } from 'react'
import { type PhotoQueue, photoQueue, type QueuedPhoto } from '@/lib/browser/photos/photo-queue'
import { photoForm, removalForm, type SentPhotos, sendForm } from '@/lib/browser/photos/send'
import { shrink } from '@/lib/browser/photos/shrink'
import { trackLoading } from '@/lib/browser/shell/loading-areas'
import { useHere } from '@/lib/browser/shell/use-here'
import type { PhotoCause } from '@/lib/catalogue/photos'

export const PHOTOS_AREA = 'photos'

type SenderPorts<View> = {
  controls: RefObject<HTMLElement | null>
  onPhotos(photos: View[]): void
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const inputsIn = (part: HTMLElement | null) => [...(part?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])]

/** `isHeld`: the tapped answer waits for the uploads. `goOn` cancels them and submits it. */
export function usePhotoSender<View>({ controls, onPhotos }: SenderPorts<View>) {
  const here = useHere()
  const [left, setLeft] = useState<readonly QueuedPhoto[]>([])
  const [cause, setCause] = useState<PhotoCause | null>(null)
  const [isHeld, setHeld] = useState(false)
  const queue = useRef<PhotoQueue | null>(null)
  const isBusy = useRef(false)
  const held = useRef<{ form: HTMLFormElement; by: HTMLElement | null } | null>(null)

  function take({ photos, cause: refusal }: SentPhotos<View>): void {
    if (photos) onPhotos(photos)
    setCause(refusal)
  }
  function release(): void {
    const { current } = held
    held.current = null
    setHeld(false)
    if (current) current.form.requestSubmit(current.by)
  }
  const latest = useRef({ take, release })
  latest.current = { take, release }

  useEffect(() => {
    const sending = photoQueue<SentPhotos<View>>({
      shrink,
      pause,
      send: (photo, how) => sendForm<View>(here, photoForm(photo), how),
      onChange(photos, reply) {
        isBusy.current = photos.length > 0
        setLeft(photos)
        if (reply) latest.current.take(reply)
        // The patient sees a refused photo before the answer goes.
        if (reply?.cause) {
          held.current = null
          setHeld(false)
        } else if (photos.length === 0) latest.current.release()
      },
    })
    queue.current = sending
    const choose = () => {
      for (const input of inputsIn(controls.current)) {
        const files = [...(input.files ?? [])]
        // The form must not send these files again.
        input.value = ''
        if (files.length > 0) {
          setCause(null)
          sending.add(files)
        }
      }
    }
    const hold = (event: SubmitEvent) => {
      const form = event.target
      if (!isBusy.current || !(form instanceof HTMLFormElement)) return
      event.preventDefault()
      event.stopPropagation()
      held.current = { form, by: event.submitter }
      setHeld(true)
    }
    const part = controls.current
    const form = part?.closest('form')
    const again = () => sending.again()
    choose()
    part?.addEventListener('change', choose)
    form?.addEventListener('submit', hold, { capture: true })
    window.addEventListener('online', again)
    return () => {
      part?.removeEventListener('change', choose)
      form?.removeEventListener('submit', hold, { capture: true })
      window.removeEventListener('online', again)
    }
  }, [here, controls])

  return {
    left,
    cause,
    isHeld,
    cancel: (id: number) => queue.current?.cancel(id),
    again: () => queue.current?.again(),
    goOn() {
      isBusy.current = false
      queue.current?.cancel()
    },
    async remove(id: string) {
      await trackLoading(PHOTOS_AREA, () => sendForm<View>(here, removalForm(id)).then(take, () => setCause('busy')))
    },
  }
}
