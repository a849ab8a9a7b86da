// The funnel: a plain table, and a bar for what each line has booked.
import { DeskFilters } from '@/components/desk/filters'
import { DeskFrame } from '@/components/desk/frame'
import styles from '@/components/desk/funnel.module.css'
import type { FunnelView } from '@/components/desk/funnel-views'
import type { DeskView } from '@/components/desk/views'
import { Button } from '@/components/kit/button'
import { Field, Select } from '@/components/kit/field'
import { BulletList } from '@/components/kit/list'
import { TextLink } from '@/components/kit/text-link'
import { useWords } from '@/lib/browser/words'
import { FUNNEL_BY, FUNNEL_STEPS } from '@/lib/catalogue/funnel'
import { fill } from '@/lib/texts/fill'

function Filters({ by, from, until, place, csvHref }: FunnelView) {
  const { FUNNEL } = useWords('desk-funnel')
  const ways = FUNNEL_BY.map((way) => ({ value: way, label: FUNNEL.ways[way] }))
  return (
    <DeskFilters>
      <input type="hidden" name="place" value={place} />
      <Select name="by" label={FUNNEL.by} options={ways} value={by} />
      <Field name="from" type="date" label={FUNNEL.from} value={from} />
      <Field name="until" type="date" label={FUNNEL.until} value={until} />
      <Button type="submit" size="small" colour="white" text={FUNNEL.show} />
      <TextLink isWhole href={csvHref}>
        {FUNNEL.csv}
      </TextLink>
    </DeskFilters>
  )
}

function Table({ by, lines }: Pick<FunnelView, 'by' | 'lines'>) {
  const { FUNNEL } = useWords('desk-funnel')
  const most = Math.max(1, ...lines.map(({ booked }) => booked))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section className={styles.scroll} aria-label={FUNNEL.title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{FUNNEL.ways[by]}</th>
            {FUNNEL_STEPS.map((step) => (
              <th key={step} scope="col" className={styles.count}>
                {FUNNEL.steps[step]}
              </th>
            ))}
            <th scope="col">{FUNNEL.share}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, cells, booked }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {FUNNEL_STEPS.map((step, place) => (
                <td key={step} className={styles.count}>
                  {cells[place]}
                </td>
              ))}
              <td>
                <meter
                  className={styles.bar}
                  aria-label={fill(FUNNEL.shareOf, { n: booked })}
                  max={most}
                  value={booked}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function DeskFunnel({ desk, funnel }: { desk: DeskView; funnel: FunnelView }) {
  const { FUNNEL } = useWords('desk-funnel')
  return (
    <DeskFrame desk={desk} title={FUNNEL.title}>
      <h1 tabIndex={-1}>{FUNNEL.title}</h1>
      <p>{FUNNEL.lead}</p>
      <Filters {...funnel} />
      {funnel.lines.length > 0 ? <Table {...funnel} /> : <p>{FUNNEL.empty}</p>}
      <BulletList>
        {[...FUNNEL.notes, FUNNEL.few, ...(funnel.isOwn ? [FUNNEL.own] : [])].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </BulletList>
    </DeskFrame>
  )
}
