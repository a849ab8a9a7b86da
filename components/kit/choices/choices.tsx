// Radio inputs work by keyboard and without JavaScript.
import type { ReactNode } from 'react'
import styles from '@/components/kit/choices/choices.module.css'
import { type Option, OptionFace } from '@/components/kit/choices/option-face'
import { Mistake } from '@/components/kit/fields/mistake'
import { withPictures } from '@/lib/catalogue/treatments/choice-pictures'

type Props = {
  name: string
  legend: string
  /** The h1 asks the same, so the legend is only read out. */
  legendHidden?: boolean
  options: readonly Option[]
  value: string
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
            <OptionFace option={option} />
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
