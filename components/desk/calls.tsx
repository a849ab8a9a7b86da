import styles from '@/components/desk/calls.module.css'
import { ClaimedCallCard } from '@/components/desk/claimed-call'
import { DeskFilters } from '@/components/desk/filters'
import { DeskSaid } from '@/components/desk/flash'
import { DeskFrame } from '@/components/desk/frame'
import { Anchor } from '@/components/kit/anchor'
import { Badge } from '@/components/kit/badge'
import { Button } from '@/components/kit/button'
import { Select } from '@/components/kit/fields/field'
import { List } from '@/components/kit/list'
import { Table } from '@/components/kit/table'
import { useTexts } from '@/lib/browser/texts'
import type { CallKind, CallNotice } from '@/lib/catalogue/desk/calls'
import { CALL_STATES } from '@/lib/catalogue/desk/calls'
import { fill } from '@/lib/texts/fill'
import { isKeyOf } from '@/lib/types/keys'
import type { CallLine, CallsView } from '@/lib/views/desk/calls'
import type { DeskView } from '@/lib/views/desk/frame'

/** These notices report success. */
const GOOD: readonly CallNotice[] = ['put_back', 'ended', 'again']

function Kinds({ tabs, kind }: Pick<CallsView, 'tabs' | 'kind'>) {
  const { CALLS } = useTexts('desk-calls')
  return (
    <nav aria-label={CALLS.tabs}>
      <List className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.kind}>
            <Anchor isWhole href={tab.href} aria-current={tab.kind === kind ? 'page' : undefined}>
              {fill(CALLS.tab, { kind: CALLS.kinds[tab.kind], count: tab.count })}
            </Anchor>
          </li>
        ))}
      </List>
    </nav>
  )
}

function Filters({ kind, filters }: Pick<CallsView, 'kind' | 'filters'>) {
  const { CALLS } = useTexts('desk-calls')
  const states = CALL_STATES.map((state) => ({ value: state, label: CALLS.states[state] }))
  return (
    <DeskFilters>
      <input type="hidden" name="place" value={filters.place} />
      <input type="hidden" name="kind" value={kind} />
      <Select name="state" label={CALLS.filter.state} options={states} value={filters.state} empty={CALLS.filter.all} />
      {filters.cities.length > 1 ? (
        <Select
          name="city"
          label={CALLS.filter.city}
          options={filters.cities}
          value={filters.city}
          empty={CALLS.filter.anywhere}
        />
      ) : null}
      <Button type="submit" size="small" colour="white" text={CALLS.filter.show} />
    </DeskFilters>
  )
}

function Act({ line, here }: { line: CallLine; here: string }) {
  const { CALLS } = useTexts('desk-calls')
  if (line.state === 'other') return CALLS.busy
  const text = line.state === 'own' ? CALLS.yours : CALLS.claim
  return (
    <form method="post" action={here}>
      <input type="hidden" name="subject" value={line.subject} />
      <Button
        type="submit"
        size="small"
        colour="white"
        name="intent"
        value="claim"
        text={text}
        spoken={`${line.name} ${line.ending}`}
      />
    </form>
  )
}

function Who({ line: { name, ending, isUrgent }, kind }: { line: CallLine; kind: CallKind }) {
  const { CALLS } = useTexts('desk-calls')
  return (
    <>
      {name} {ending} {isUrgent && isKeyOf(CALLS.urgent, kind) ? <Badge>{CALLS.urgent[kind]}</Badge> : null}
    </>
  )
}

function Lines({ lines, here, kind }: Pick<CallsView, 'lines' | 'here' | 'kind'>) {
  const { columns, kinds } = useTexts('desk-calls').CALLS
  const hasVisit = kind !== 'lead' && kind !== 'waiting'
  const moment = hasVisit ? columns.visit : columns.asked
  const rows = lines.map((line) => ({
    key: line.subject,
    cells: [
      <Who key="who" line={line} kind={kind} />,
      [line.about, line.city].filter(Boolean).join(', '),
      hasVisit ? line.visit : line.requestedAt,
      [line.due, line.best].filter(Boolean).join('. '),
      line.tries,
      <Act key="act" line={line} here={here} />,
    ],
  }))
  const heads = [columns.who, columns.about, moment, columns.due, columns.tries, columns.act]
  return <Table caption={kinds[kind]} heads={heads} rows={rows} />
}

/** A reminder asks the patients below the fold, so the desk calls those above it. */
function Folded({ lines, here, kind }: Pick<CallsView, 'lines' | 'here' | 'kind'>) {
  const { CALLS } = useTexts('desk-calls')
  const [first, others] = [true, false].map((isUrgent) => lines.filter((line) => line.isUrgent === isUrgent))
  return (
    <>
      {first?.length ? <Lines lines={first} here={here} kind={kind} /> : null}
      {others?.length ? (
        <details className={styles.others} open={!first?.length}>
          <summary>{CALLS.others}</summary>
          <Lines lines={others} here={here} kind={kind} />
        </details>
      ) : null}
    </>
  )
}

export function DeskCalls({ desk, calls }: { desk: DeskView; calls: CallsView }) {
  const { CALLS } = useTexts('desk-calls')
  const { kind, claimed, here, result, lines, firstHref, moreHref } = calls
  return (
    <DeskFrame desk={desk} title={CALLS.title}>
      <h1 tabIndex={-1}>{CALLS.title}</h1>
      {result ? (
        <DeskSaid
          notice={{ tone: GOOD.includes(result) ? 'leaf' : 'gold', text: CALLS.said[result], undo: null }}
          action={here}
        />
      ) : null}
      <Kinds tabs={calls.tabs} kind={kind} />
      <p>{CALLS.leads[kind]}</p>
      {calls.isQuiet ? <p>{CALLS.quiet}</p> : null}
      {claimed ? (
        <ClaimedCallCard call={claimed} kind={kind} here={here} />
      ) : (
        <form method="post" action={here} className={styles.next}>
          <Button type="submit" name="intent" value="next" text={CALLS.next} />
        </form>
      )}
      <Filters {...calls} />
      {lines.length === 0 ? <p>{CALLS.empty}</p> : kind === 'unproved' ? <Folded {...calls} /> : <Lines {...calls} />}
      {lines.length > 0 ? (
        <form method="post" action={here}>
          <Button type="submit" size="small" colour="white" name="intent" value="save" text={CALLS.csv} />
        </form>
      ) : null}
      <p className={styles.acts}>
        {firstHref ? (
          <Anchor isWhole href={firstHref}>
            {CALLS.first}
          </Anchor>
        ) : null}
        {moreHref ? (
          <Anchor isWhole href={moreHref}>
            {CALLS.more}
          </Anchor>
        ) : null}
      </p>
    </DeskFrame>
  )
}
