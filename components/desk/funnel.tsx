import { DeskFilters } from '@/components/desk/filters'
import { DeskFrame } from '@/components/desk/frame'
import styles from '@/components/desk/funnel.module.css'
import { Button } from '@/components/kit/button'
import { Field, Select } from '@/components/kit/fields/field'
import { BulletList } from '@/components/kit/list'
import { Table } from '@/components/kit/table'
import { TextLink } from '@/components/kit/text-link'
import { useTexts } from '@/lib/browser/texts'
import { FUNNEL_BY, FUNNEL_STEPS } from '@/lib/catalogue/funnel'
import { fill } from '@/lib/texts/fill'
import type { DeskView } from '@/lib/views/desk/frame'
import type { FunnelView } from '@/lib/views/desk/funnel'

function Filters({ by, from, until, place, csvHref }: FunnelView) {
  const { FUNNEL } = useTexts('desk-funnel')
  const groupings = FUNNEL_BY.map((grouping) => ({ value: grouping, label: FUNNEL.groupings[grouping] }))
  return (
    <DeskFilters>
      <input type="hidden" name="place" value={place} />
      <Select name="by" label={FUNNEL.by} options={groupings} value={by} />
      <Field name="from" type="date" label={FUNNEL.from} value={from} />
      <Field name="until" type="date" label={FUNNEL.until} value={until} />
      <Button type="submit" size="small" colour="white" text={FUNNEL.show} />
      <TextLink isWhole href={csvHref}>
        {FUNNEL.csv}
      </TextLink>
    </DeskFilters>
  )
}

function Lines({ by, lines }: Pick<FunnelView, 'by' | 'lines'>) {
  const { FUNNEL } = useTexts('desk-funnel')
  const most = Math.max(1, ...lines.map(({ booked }) => booked))
  const heads = [FUNNEL.groupings[by], ...FUNNEL_STEPS.map((step) => FUNNEL.steps[step]), FUNNEL.share]
  const rows = lines.map(({ key, name, cells, booked }) => {
    const label = fill(FUNNEL.shareOf, { n: booked })
    const bar = <meter key="bar" className={styles.bar} aria-label={label} max={most} value={booked} />
    return { key, cells: [name, ...cells, bar] }
  })
  return <Table caption={FUNNEL.title} heads={heads} rows={rows} />
}

export function DeskFunnel({ desk, funnel }: { desk: DeskView; funnel: FunnelView }) {
  const { FUNNEL } = useTexts('desk-funnel')
  return (
    <DeskFrame desk={desk} title={FUNNEL.title}>
      <h1 tabIndex={-1}>{FUNNEL.title}</h1>
      <p>{FUNNEL.lead}</p>
      <Filters {...funnel} />
      {funnel.lines.length > 0 ? <Lines {...funnel} /> : <p>{FUNNEL.empty}</p>}
      <BulletList>
        {[...FUNNEL.notes, FUNNEL.few, ...(funnel.isOwn ? [FUNNEL.own] : [])].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </BulletList>
    </DeskFrame>
  )
}
