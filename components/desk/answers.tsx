import { DeskFilters } from '@/components/desk/filters'
import { DeskFrame } from '@/components/desk/frame'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Select } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { Table } from '@/components/kit/table'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useTexts } from '@/lib/browser/texts'
import type { AnswersView } from '@/lib/views/desk/answers'
import type { DeskView } from '@/lib/views/desk/frame'

export function DeskAnswers({ desk, answers }: { desk: DeskView; answers: AnswersView }) {
  const { ANSWERS } = useTexts('desk-answers')
  const { summary, place, places, lines, moreHref } = answers
  const heads = [ANSWERS.when, ANSWERS.score, ANSWERS.words, ANSWERS.visit, ANSWERS.place, ANSWERS.booking]
  const rows = lines.map(({ key, when, score, words, visit, place: at, reference, href }) => ({
    key,
    cells: [
      when,
      score,
      words,
      visit,
      at,
      <Anchor key="booking" href={href}>
        {reference}
      </Anchor>,
    ],
  }))
  return (
    <DeskFrame desk={desk} title={ANSWERS.title}>
      <h1 tabIndex={-1}>{ANSWERS.title}</h1>
      <p>{summary}</p>
      {places.length > 1 ? (
        <DeskFilters action={DESK_PATHS.answers()}>
          <Select name="place" label={ANSWERS.place} options={places} value={place} empty={ANSWERS.all} />
          <Button type="submit" size="small" colour="white" text={ANSWERS.show} />
        </DeskFilters>
      ) : null}
      {rows.length > 0 ? <Table caption={ANSWERS.title} heads={heads} rows={rows} /> : <Note>{ANSWERS.nothing}</Note>}
      {moreHref ? <Button size="small" colour="white" text={ANSWERS.more} route={moreHref} /> : null}
    </DeskFrame>
  )
}
