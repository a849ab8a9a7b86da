// Without scripts the step's form sends the photos; with them, photo-sender.tsx sends them at once.
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/kit/button'
import { FileField } from '@/components/kit/fields/file-field'
import { Mistake } from '@/components/kit/fields/mistake'
import { Note } from '@/components/kit/note'
import type { SenderProps } from '@/components/photos/photo-sender'
import { PhotoStrip } from '@/components/photos/photo-strip'
import styles from '@/components/photos/photos.module.css'
import { useTexts } from '@/lib/browser/texts'
import { PHOTOS as BOUNDS } from '@/lib/catalogue/photos'
import { fill } from '@/lib/texts/fill'
import type { PhotoView } from '@/lib/views/booking'

type Props = { photos: readonly PhotoView[]; mistake: string | undefined }

export function PhotoFold({ photos: sentPhotos, mistake }: Props) {
  const { PHOTOS } = useTexts('photos')
  const [photos, setPhotos] = useState(sentPhotos)
  const [isOpen, setOpen] = useState(sentPhotos.length > 0 || mistake !== undefined)
  const [Sender, setSender] = useState<ComponentType<SenderProps> | null>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const first = useRef(isOpen)
  const most = String(BOUNDS.most)
  const isFull = photos.length >= BOUNDS.most
  const described = mistake ? 'photos-line photos-error' : 'photos-line'

  useEffect(() => {
    // A patient may open it before the scripts load.
    if (fold.current?.open) setOpen(true)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    // If it can't load, the form sends the photos.
    import('@/components/photos/photo-sender').then(
      (file) => setSender(() => file.PhotoSender),
      () => undefined,
    )
  }, [isOpen])

  return (
    <details
      ref={fold}
      id="photos"
      className={styles.fold}
      open={first.current}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{PHOTOS.add}</summary>
      <div className={styles.inside}>
        <Note id="photos-line" isSmall>
          {fill(PHOTOS.line, { most })}
        </Note>
        {mistake ? <Mistake id="photos-error">{mistake}</Mistake> : null}
        {Sender ? (
          <Sender controls={controls} photos={photos} onPhotos={setPhotos} />
        ) : (
          <PhotoStrip photos={photos} removable />
        )}
        <div ref={controls} className={styles.controls} hidden={isFull}>
          <FileField
            id="photos-choose"
            name="photos"
            label={PHOTOS.choose}
            describedBy={described}
            isInvalid={mistake !== undefined}
            isTaken={Sender !== null}
          />
          <FileField
            id="photos-take"
            name="photos"
            label={PHOTOS.take}
            isCamera
            describedBy={described}
            isTaken={Sender !== null}
          />
        </div>
        {Sender || isFull ? null : (
          <Button
            type="submit"
            text={PHOTOS.send}
            className={styles.add}
            colour="white"
            name="add_photos"
            value="yes"
            data-plain
          />
        )}
      </div>
    </details>
  )
}
