// Submit buttons need no script. A radio that submits itself would answer for keyboard users who only look.
import own from '@/components/kit/choices/answer-cards.module.css'
import styles from '@/components/kit/choices/choices.module.css'
import { type Option, OptionFace } from '@/components/kit/choices/option-face'
import { Mistake } from '@/components/kit/fields/mistake'
import { withPictures } from '@/lib/catalogue/treatments/choice-pictures'

type Props = {
  name: string
  legend: string
  /** The h1 asks the same, so the legend is only read out. */
  legendHidden?: boolean
  /** `small`: many cards, most without a drawing. */
  look?: 'cards' | 'small' | 'drawn small'
  /** Continues the question of the cards before it; a mistake leads to those. */
  isMore?: boolean
  options: readonly Option[]
  /** The earlier answer, labelled with `mark`; empty for none. */
  value: string
  note: string
  /** The answer that is being sent; no second one is accepted meanwhile. */
  busy?: string | null | undefined
  mistake?: string | null | undefined
}

const GRIDS = { small: own.small, 'drawn small': `${styles.pictured} ${own.drawn}` }

export function AnswerCards({
  name,
  legend,
  legendHidden = false,
  look = 'cards',
  isMore = false,
  options,
  value,
  note,
  busy,
  mistake,
}: Props) {
  const drawn: readonly Option[] = look === 'small' ? options : withPictures(name, options)
  const grid = look === 'cards' ? (drawn[0]?.picture ? styles.pictured : `${styles.cards} ${own.plain}`) : GRIDS[look]
  return (
    <fieldset className={styles.group} aria-describedby={mistake ? `${name}-error` : undefined}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {mistake ? <Mistake id={`${name}-error`}>{mistake}</Mistake> : null}
      <div className={`${grid} ${own.answers}`}>
        {drawn.map((option, at) => (
          <button
            key={option.value}
            type="submit"
            className={`${styles.card} ${own.answer}`}
            id={at === 0 && !isMore ? name : `${name}-${option.value}`}
            name={name}
            value={option.value}
            aria-current={option.value === value ? 'true' : undefined}
            aria-busy={option.value === busy || undefined}
            aria-disabled={option.value === busy || undefined}
          >
            <OptionFace option={option} note={option.value === value ? note : undefined} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
