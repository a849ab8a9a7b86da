// What a field offers while somebody types: a list that lies over what stands below it, so that nothing moves when it comes.
import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from '@/components/kit/anchor'
import styles from '@/components/kit/choices/drop-list.module.css'
import { List } from '@/components/kit/list'

type ListProps = {
  /** What is listed, for who hears the page. */
  label: string
  /** What is said above the rows. */
  note?: ReactNode
  children: ReactNode
}

/** Its parent is the field's own box, in which it is positioned. */
export function DropList({ label, note, children }: ListProps) {
  return (
    <div className={styles.drop}>
      {note ? <div className={styles.note}>{note}</div> : null}
      <List aria-label={label}>{children}</List>
    </div>
  )
}

type Face = { title: string; line?: string | undefined }

function RowFace({ title, line }: Face) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {line ? <span className={styles.line}>{line}</span> : null}
    </>
  )
}

/** A row that leads somewhere; `beside` is what else can be done. */
export function DropLink({ title, line, beside, ...rest }: Omit<AnchorProps, 'title'> & Face & { beside?: ReactNode }) {
  return (
    <li className={styles.row}>
      <Anchor {...rest} className={styles.main}>
        <RowFace title={title} line={line} />
      </Anchor>
      {beside ? <div className={styles.beside}>{beside}</div> : null}
    </li>
  )
}

type ButtonProps = Face & { form?: string | undefined; name?: string; value?: string; onClick?: () => void }

/** A row that sends a form. */
export function DropButton({ title, line, ...rest }: ButtonProps) {
  return (
    <li className={styles.row}>
      <button type="submit" {...rest} className={styles.main}>
        <RowFace title={title} line={line} />
      </button>
    </li>
  )
}
