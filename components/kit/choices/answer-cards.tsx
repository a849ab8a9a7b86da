// One question whose cards are its answers: a tap on one sends the form with it. Submit buttons that bear the question's
// name, so that it needs no script; a radio that sends itself would answer for who only looks through it by the keyboard.
import own from '@/components/kit/choices/answer-cards.module.css'
import styles from '@/components/kit/choices/choices.module.css'
import { type Option, OptionFace } from '@/components/kit/choices/option-face'
import { Mistake } from '@/components/kit/fields/mistake'
import { withPictures } from '@/lib/catalogue/treatments/choice-pictures'

type Props = {
  name: string
  legend: string
  /** The legend is read out but not seen: the h1 asks the same. */
  legendHidden?: boolean
  /** Small: many of them, most without a drawing. */
  look?: 'cards' | 'small' | 'drawn small'
  /** Goes on with the answers of the cards before, where a mistake leads. */
  isMore?: boolean
  options: readonly Option[]
  /** The answer that was given before; empty for none. It is marked with `mark`. */
  value: string
  mark: string
  /** The answer that is on its way; whoever handles the form takes no second one. */
  busy?: string | null | undefined
  /** What is wrong with it, in words. */
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
  mark,
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
            <OptionFace option={option} mark={option.value === value ? mark : undefined} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
