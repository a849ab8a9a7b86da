// The call list: whom to call, by kind, and the one who is being called. Plain forms.
import type { CallLine, CallSaid, CallsView } from '@/components/desk/call-views'
import styles from '@/components/desk/calls.module.css'
import { DeskFrame } from '@/components/desk/frame'
import { OwnCallCard } from '@/components/desk/own-call'
import type { DeskView } from '@/components/desk/views'
import { Anchor } from '@/components/kit/anchor'
import { Badge } from '@/components/kit/badge'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Select } from '@/components/kit/field'
import { List } from '@/components/kit/list'
import { useWords } from '@/lib/browser/words'
import { CALL_STATES } from '@/lib/catalogue/calls'
import { fill } from '@/lib/texts/fill'

/** What went as it was meant. */
const GOOD: readonly CallSaid[] = ['put_back', 'ended', 'again']

function Kinds({ tabs, kind }: Pick<CallsView, 'tabs' | 'kind'>) {
  const { CALLS } = useWords('desk-calls')
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

function Filters({ kind, filters, csvHref }: Pick<CallsView, 'kind' | 'filters' | 'csvHref'>) {
  const { CALLS } = useWords('desk-calls')
  const states = CALL_STATES.map((state) => ({ value: state, label: CALLS.states[state] }))
  return (
    <form className={styles.filters} method="get">
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
      <Anchor isWhole href={csvHref}>
        {CALLS.csv}
      </Anchor>
    </form>
  )
}

function Act({ line, here }: { line: CallLine; here: string }) {
  const { CALLS } = useWords('desk-calls')
  if (line.state === 'other') return CALLS.others
  const text = line.state === 'own' ? CALLS.yours : CALLS.claim
  return (
    <form method="post" action={here}>
      <input type="hidden" name="subject" value={line.subject} />
      <Button
        type="submit"
        size="small"
        colour="white"
        name="act"
        value="claim"
        text={text}
        spoken={`${line.name} ${line.ending}`}
      />
    </form>
  )
}

function Row({ line, here, hasVisit }: { line: CallLine; here: string; hasVisit: boolean }) {
  const { CALLS } = useWords('desk-calls')
  return (
    <tr>
      <th scope="row">
        {line.name} {line.ending} {line.isUrgent ? <Badge>{CALLS.urgent}</Badge> : null}
      </th>
      <td>{[line.about, line.city].filter(Boolean).join(', ')}</td>
      <td>{hasVisit ? line.visit : line.asked}</td>
      <td>{[line.due, line.best].filter(Boolean).join('. ')}</td>
      <td>{line.tries}</td>
      <td>
        <Act line={line} here={here} />
      </td>
    </tr>
  )
}

function Table({ lines, here, kind }: Pick<CallsView, 'lines' | 'here' | 'kind'>) {
  const { columns, kinds } = useWords('desk-calls').CALLS
  const hasVisit = kind !== 'lead' && kind !== 'waiting'
  const heads = [
    columns.who,
    columns.about,
    hasVisit ? columns.visit : columns.asked,
    columns.due,
    columns.tries,
    columns.act,
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section className={styles.scroll} aria-label={kinds[kind]} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.subject} line={line} here={here} hasVisit={hasVisit} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function DeskCalls({ desk, calls }: { desk: DeskView; calls: CallsView }) {
  const { CALLS } = useWords('desk-calls')
  const { kind, own, here, said, lines, firstHref, moreHref } = calls
  return (
    <DeskFrame desk={desk} title={CALLS.title}>
      <h1 tabIndex={-1}>{CALLS.title}</h1>
      {said ? (
        <div role="status">
          <Callout tone={GOOD.includes(said) ? 'leaf' : 'gold'}>{CALLS.said[said]}</Callout>
        </div>
      ) : null}
      <Kinds tabs={calls.tabs} kind={kind} />
      <p>{CALLS.leads[kind]}</p>
      {calls.isQuiet ? <p>{CALLS.quiet}</p> : null}
      {own ? (
        <OwnCallCard call={own} kind={kind} here={here} />
      ) : (
        <form method="post" action={here}>
          <Button type="submit" name="act" value="next" text={CALLS.next} />
        </form>
      )}
      <Filters {...calls} />
      {lines.length > 0 ? <Table {...calls} /> : <p>{CALLS.empty}</p>}
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
