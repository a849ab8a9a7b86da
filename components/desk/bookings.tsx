// A search by name or number goes by POST, so that no URL holds it.

import { DeskFilters } from '@/components/desk/filters'
import { FindBooking } from '@/components/desk/find-booking'
import { DeskFrame } from '@/components/desk/frame'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Field, Select } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { Table } from '@/components/kit/table'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingLine, BookingsView } from '@/lib/views/desk/bookings'
import type { DeskView } from '@/lib/views/desk/frame'

function Filters({ filters, places, states }: BookingsView) {
  const { BOOKINGS } = useTexts('desk-bookings')
  const { place, from, until, state } = filters
  return (
    <DeskFilters action={DESK_PATHS.bookings()}>
      <Field name="from" type="date" label={BOOKINGS.from} value={from} />
      <Field name="until" type="date" label={BOOKINGS.until} value={until} />
      {places.length > 1 ? (
        <Select name="place" label={BOOKINGS.place} options={places} value={place} empty={BOOKINGS.everywhere} />
      ) : null}
      <Select name="state" label={BOOKINGS.state} options={states} value={state} empty={BOOKINGS.anyState} />
      <Button type="submit" size="small" colour="white" text={BOOKINGS.show} />
    </DeskFilters>
  )
}

const phoneOf = ({ phone }: BookingLine) => (phone.href ? <a href={phone.href}>{phone.display}</a> : phone.display)

function Lines({ lines, places }: BookingsView) {
  const { BOOKINGS } = useTexts('desk-bookings')
  const { columns } = BOOKINGS
  const isOfMany = places.length > 1
  const heads = [columns.when, columns.name, columns.phone, columns.what, columns.state, columns.known]
  const rows = lines.map((line) => ({
    key: line.reference,
    cells: [
      <Anchor key="when" isWhole href={line.href}>
        {line.when}
      </Anchor>,
      line.name === '' ? (
        ''
      ) : (
        <Anchor key="name" href={DESK_PATHS.patient(line.reference)}>
          {line.name}
        </Anchor>
      ),
      phoneOf(line),
      line.what,
      line.state,
      line.known,
      ...(isOfMany ? [line.place] : []),
    ],
  }))
  return <Table caption={BOOKINGS.title} heads={isOfMany ? [...heads, columns.place] : heads} rows={rows} />
}

/** A list by days continues by URL, a search by its form. */
function Actions({ text, here, filters, after, firstHref, lines, most }: BookingsView) {
  const { BOOKINGS } = useTexts('desk-bookings')
  if (lines.length === 0) return firstHref ? <Anchor href={firstHref}>{BOOKINGS.first}</Anchor> : null
  return (
    <DeskFilters method="post" action={here}>
      <input type="hidden" name="intent" value="search" />
      <input type="hidden" name="text" value={text} />
      {after && text === '' ? (
        <Button size="small" colour="white" route={DESK_PATHS.bookings({ ...filters, after })} text={BOOKINGS.more} />
      ) : null}
      {after && text !== '' ? (
        <Button type="submit" size="small" colour="white" name="after" value={after} text={BOOKINGS.more} />
      ) : null}
      {firstHref ? <Button size="small" colour="white" route={firstHref} text={BOOKINGS.first} /> : null}
      <Button type="submit" size="small" colour="white" name="intent" value="save" text={BOOKINGS.save} />
      <Note>{fill(BOOKINGS.saveHint, { count: most })}</Note>
    </DeskFilters>
  )
}

export function DeskBookings({ desk, bookings }: { desk: DeskView; bookings: BookingsView }) {
  const { BOOKINGS } = useTexts('desk-bookings')
  const { text, lines, here } = bookings
  return (
    <DeskFrame desk={desk} title={BOOKINGS.title}>
      <h1 tabIndex={-1}>{BOOKINGS.title}</h1>
      <FindBooking action={here} text={text} />
      {text === '' ? (
        <Filters {...bookings} />
      ) : (
        <p>
          {fill(BOOKINGS.found, { text })} <Anchor href={here}>{BOOKINGS.all}</Anchor>
        </p>
      )}
      {lines.length > 0 ? <Lines {...bookings} /> : <Note>{BOOKINGS.nothing}</Note>}
      <Actions {...bookings} />
    </DeskFrame>
  )
}
