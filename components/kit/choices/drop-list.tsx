// The list lies over the page, so that nothing moves when it appears.
import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from '@/components/kit/anchor'
import styles from '@/components/kit/choices/drop-list.module.css'
import { List } from '@/components/kit/list'

type ListProps = {
  /** The list's name for screen readers. */
  label: string
  /** Shown above the rows. */
  note?: ReactNode
  children: ReactNode
}

/** Positioned in its parent, the field's box. */
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

/** `beside` is another action. */
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

export function DropButton({ title, line, ...rest }: ButtonProps) {
  return (
    <li className={styles.row}>
      <button type="submit" {...rest} className={styles.main}>
        <RowFace title={title} line={line} />
      </button>
    </li>
  )
}
