import { DeskFilters } from '@/components/desk/filters'
import { DeskFrame } from '@/components/desk/frame'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Field, Select } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { Table } from '@/components/kit/table'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { EventsView } from '@/lib/views/desk/events'
import type { DeskView } from '@/lib/views/desk/frame'

const bookingLink = (href: string | null, reference: string | null) =>
  href === null ? '' : <Anchor href={href}>{reference}</Anchor>

function Filter({ desk, events }: { desk: DeskView; events: EventsView }) {
  const { EVENTS, VERBS } = useTexts('desk-events')
  const named: Record<string, string | undefined> = VERBS
  const places = desk.places.map(({ id, name, city }) => ({ value: id, label: `${city}: ${name}` }))
  const verbs = events.verbs.map((verb) => ({ value: verb, label: named[verb] ?? verb }))
  return (
    <DeskFilters action={DESK_PATHS.events()}>
      <Field name="day" type="date" label={EVENTS.date} value={events.date} />
      {places.length > 1 ? (
        <Select name="place" label={EVENTS.place} options={places} value={desk.place ?? ''} empty={EVENTS.all} />
      ) : null}
      <Select name="verb" label={EVENTS.what} options={verbs} value={events.verb} empty={EVENTS.anything} />
      <Button type="submit" size="small" colour="white" text={EVENTS.show} />
    </DeskFilters>
  )
}

export function DeskEvents({ desk, events }: { desk: DeskView; events: EventsView }) {
  const { EVENTS } = useTexts('desk-events')
  const { lines, here, earlierHref, laterHref, moreHref } = events
  const heads = [EVENTS.time, EVENTS.place, EVENTS.who, EVENTS.what, EVENTS.booking, EVENTS.changes, EVENTS.reason]
  const rows = lines.map(({ id, time, place, who, what, reference, href, changes, reason }) => ({
    key: id,
    cells: [time, place, who, what, bookingLink(href, reference), changes, reason],
  }))
  return (
    <DeskFrame desk={desk} title={EVENTS.title}>
      <h1 tabIndex={-1}>{fill(EVENTS.heading, { day: events.day })}</h1>
      <Filter desk={desk} events={events} />
      <DeskFilters method="post" action={here}>
        <Button size="small" colour="white" text={EVENTS.earlier} route={earlierHref} />
        {laterHref ? <Button size="small" colour="white" text={EVENTS.later} route={laterHref} /> : null}
        {rows.length > 0 ? (
          <Button type="submit" size="small" colour="white" name="intent" value="save" text={EVENTS.save} />
        ) : null}
      </DeskFilters>
      {rows.length > 0 ? <Table caption={EVENTS.title} heads={heads} rows={rows} /> : <Note>{EVENTS.nothing}</Note>}
      {moreHref ? <Button size="small" colour="white" text={EVENTS.more} route={moreHref} /> : null}
    </DeskFrame>
  )
}
