import type { RefObject } from 'react'
import { Callout } from '@/components/kit/callout'
import { Mistake } from '@/components/kit/fields/mistake'
import { List } from '@/components/kit/list'
import { Loading } from '@/components/kit/loading'
import { Note } from '@/components/kit/note'
import { Thumbnail } from '@/components/kit/pictures/thumbnail'
import { ProgressLine } from '@/components/kit/progress-line'
import { TextButton } from '@/components/kit/text-link'
import { PhotoStrip } from '@/components/photos/photo-strip'
import styles from '@/components/photos/photos.module.css'
import { PHOTOS_AREA, usePhotoSender } from '@/lib/browser/photos/use-photo-sender'
import { useTexts } from '@/lib/browser/texts'
import { PHOTOS as BOUNDS } from '@/lib/catalogue/photos'
import { fill } from '@/lib/texts/fill'
import type { PhotoView } from '@/lib/views/booking'

export type SenderProps = {
  photos: readonly PhotoView[]
  /** The element around the file inputs. */
  controls: RefObject<HTMLElement | null>
  onPhotos(photos: PhotoView[]): void
}

export function PhotoSender({ photos, controls, onPhotos }: SenderProps) {
  const { PHOTOS } = useTexts('photos')
  const sender = usePhotoSender<PhotoView>({ controls, onPhotos })
  const strip = <PhotoStrip photos={photos} onRemove={sender.remove} />
  const counted = fill(PHOTOS.count, { n: String(photos.length), most: String(BOUNDS.most) })
  return (
    <>
      <Loading area={PHOTOS_AREA} skeleton={<div className={styles.leaving}>{strip}</div>}>
        {strip}
      </Loading>
      <List>
        {sender.left.map(({ id, preview, percent, isLost }) => (
          <li key={id} className={styles.sending}>
            {preview ? <Thumbnail src={preview} href={null} alt="" /> : <span />}
            <div className={styles.words}>
              {isLost ? (
                <>
                  <Mistake role="alert">{PHOTOS.lost}</Mistake>
                  <TextButton onClick={sender.again}>{PHOTOS.again}</TextButton>
                </>
              ) : (
                <>
                  <Note isSmall>{PHOTOS.sending}</Note>
                  <ProgressLine label={PHOTOS.sending} percent={percent} />
                </>
              )}
            </div>
            <TextButton onClick={() => sender.cancel(id)}>{PHOTOS.cancel}</TextButton>
          </li>
        ))}
      </List>
      {sender.cause ? <Mistake role="alert">{PHOTOS.causes.photos[sender.cause]}</Mistake> : null}
      {sender.isHeld ? (
        <div className={styles.held}>
          <Callout tone="gold" role="status">
            <p>{PHOTOS.waiting}</p>
            <TextButton onClick={sender.goOn}>{PHOTOS.without}</TextButton>
          </Callout>
        </div>
      ) : null}
      <div role="status">
        {photos.length > 0 ? (
          <Note isSmall>
            {counted} {photos.length >= BOUNDS.most ? PHOTOS.full : null}
          </Note>
        ) : null}
      </div>
    </>
  )
}
