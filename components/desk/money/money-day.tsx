import { DeskFilters } from '@/components/desk/filters'
import { DeskFrame } from '@/components/desk/frame'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Field } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { FoldingTable } from '@/components/kit/table'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { DeskView } from '@/lib/views/desk/frame'
import type { MoneyDayView } from '@/lib/views/desk/money'

function Lines({ lines, totals }: MoneyDayView) {
  const { MONEY_DAY: text } = useTexts('desk-money')
  const heads = [text.time, text.booking, text.patient, text.method, text.taken, text.back, text.receipt]
  const rows = lines.map(({ key, time, reference, href, name, method, taken, back, receipt, receiptHref }) => ({
    key,
    cells: [
      time,
      <Anchor key="booking" href={href}>
        {reference}
      </Anchor>,
      name,
      method,
      taken,
      back,
      <Anchor key="receipt" href={receiptHref} isWhole>
        {receipt}
      </Anchor>,
    ],
  }))
  const sums = totals.map(({ method, taken, back, rest }) => ({ key: method, cells: [method, taken, back, rest] }))
  return (
    <>
      <FoldingTable caption={text.list} heads={heads} rows={rows} />
      <Section title={text.totals}>
        <FoldingTable caption={text.totals} heads={[text.method, text.taken, text.back, text.rest]} rows={sums} />
      </Section>
    </>
  )
}

export function MoneyDay({ desk, view }: { desk: DeskView; view: MoneyDayView }) {
  const { MONEY_DAY: text } = useTexts('desk-money')
  const title = fill(text.title, { day: view.day })
  return (
    <DeskFrame desk={desk} title={title}>
      <h1 tabIndex={-1}>{title}</h1>
      <div data-screen>
        <DeskFilters>
          <Field name="day" type="date" label={text.date} value={view.date} />
          <Button type="submit" size="small" colour="white" text={text.show} />
        </DeskFilters>
        <DeskFilters method="post" action={view.here}>
          <Button size="small" colour="white" text={text.earlier} route={view.earlierHref} />
          {view.laterHref ? <Button size="small" colour="white" text={text.later} route={view.laterHref} /> : null}
          {view.lines.length > 0 ? (
            <Button type="submit" size="small" colour="white" name="intent" value="save" text={text.save} />
          ) : null}
        </DeskFilters>
      </div>
      {view.lines.length > 0 ? <Lines {...view} /> : <Note>{text.nothing}</Note>}
    </DeskFrame>
  )
}
