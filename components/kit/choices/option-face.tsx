// What the card of an answer shows: its drawing and its words. The same on a card to choose and on one that answers at once.
import { Breakable } from '@/components/kit/breakable'
import styles from '@/components/kit/choices/choices.module.css'
import { Picture } from '@/components/kit/pictures/picture'
import type { PictureName } from '@/lib/catalogue/pictures'

export type Option = { value: string; label: string; line?: string; aside?: string; picture?: PictureName }

/** `mark` is a word on this answer alone, like the one that was given before. */
export function OptionFace({ option, mark }: { option: Option; mark?: string | undefined }) {
  return (
    <>
      {option.picture ? <Picture className={styles.picture} source={option.picture} alt="" /> : null}
      <span className={styles.cardText}>
        <span className={styles.cardLabel}>
          <Breakable text={option.label} />
        </span>
        {option.line ? <span className={styles.cardLine}>{option.line}</span> : null}
        {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </span>
    </>
  )
}
