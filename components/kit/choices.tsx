// One question with its answers as cards; radio inputs underneath, so that keyboard and no-JavaScript work.
import type { ReactNode } from 'react'
import styles from '@/components/kit/choices.module.css'
import { Mistake } from '@/components/kit/mistake'
import { Picture } from '@/components/kit/picture'
import { withPictures } from '@/lib/catalogue/choice-pictures'
import type { PictureName } from '@/lib/catalogue/pictures'

export type Option = { value: string; label: string; line?: string; aside?: string; picture?: PictureName }
type Props = {
  name: string
  legend: string
  /** The legend is read out but not seen: the h1 asks the same. */
  legendHidden?: boolean
  options: readonly Option[]
  value: string
  /** What is wrong with it, in words. */
  mistake?: string | null | undefined
  dense?: boolean
  children?: ReactNode
}

export function Choices({
  name,
  legend,
  legendHidden = false,
  options,
  value,
  mistake,
  dense = false,
  children,
}: Props) {
  const drawn: readonly Option[] = dense ? options : withPictures(name, options)
  const grid = dense ? styles.dense : drawn[0]?.picture ? styles.pictured : styles.cards
  return (
    <fieldset className={styles.group} aria-describedby={mistake ? `${name}-error` : undefined}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {mistake ? <Mistake id={`${name}-error`}>{mistake}</Mistake> : null}
      <div className={grid}>
        {drawn.map((option, at) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              id={at === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
            />
            {option.picture ? (
              <Picture
                className={styles.picture}
                source={option.picture}
                alt=""
                quality="low"
                sizes="(min-width: 40rem) 12rem, 45vw"
              />
            ) : null}
            <span className={styles.cardText}>
              <span className={styles.cardLabel}>{option.label}</span>
              {option.line ? <span className={styles.cardLine}>{option.line}</span> : null}
              {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
