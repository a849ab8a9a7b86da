import { Button } from '@/components/kit/button'
import { List } from '@/components/kit/list'
import { Thumbnail } from '@/components/kit/pictures/thumbnail'
import { TextButton } from '@/components/kit/text-link'
import styles from '@/components/photos/photos.module.css'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { PhotoView } from '@/lib/views/booking'

type Props = {
  photos: readonly PhotoView[]
  /** The surrounding form removes a photo by its button. */
  removable?: boolean
  /** Removes it without a page load. */
  onRemove?: (id: string) => void
}

export function PhotoStrip({ photos, removable = false, onRemove }: Props) {
  const { PHOTO_STRIP } = useTexts('photo-strip')
  if (photos.length === 0) return null
  return (
    <List className={styles.strip}>
      {photos.map(({ id, small, whole }, at) => {
        const name = fill(PHOTO_STRIP.photo, { n: String(at + 1) })
        return (
          <li key={id} className={styles.photo}>
            <Thumbnail src={small} href={whole} alt={name} />
            {onRemove ? (
              <TextButton onClick={() => onRemove(id)}>
                {PHOTO_STRIP.remove}
                <span className="visually-hidden"> {name}</span>
              </TextButton>
            ) : null}
            {removable && !onRemove ? (
              <Button
                type="submit"
                text={PHOTO_STRIP.remove}
                spoken={` ${name}`}
                colour="white"
                size="small"
                name="remove_photo"
                value={id}
                data-plain
              />
            ) : null}
          </li>
        )
      })}
    </List>
  )
}
