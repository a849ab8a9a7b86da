import { Breakable } from '@/components/kit/breakable'
import styles from '@/components/kit/choices/choices.module.css'
import { Picture } from '@/components/kit/pictures/picture'
import type { PictureName } from '@/lib/catalogue/pictures'

export type Option = { value: string; label: string; line?: string; aside?: string; picture?: PictureName }

/** `mark` is a label on this answer alone, such as the earlier answer's. */
export function OptionFace({ option, note }: { option: Option; note?: string | undefined }) {
  return (
    <>
      {option.picture ? <Picture className={styles.picture} source={option.picture} alt="" /> : null}
      <span className={styles.cardText}>
        <span className={styles.cardLabel}>
          <Breakable text={option.label} />
        </span>
        {option.line ? <span className={styles.cardLine}>{option.line}</span> : null}
        {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
        {note ? <span className={styles.mark}>{note}</span> : null}
      </span>
    </>
  )
}
