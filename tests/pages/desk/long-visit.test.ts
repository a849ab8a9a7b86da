import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import * as dayPage from '@/pages/desk/[place]'
import * as add from '@/pages/desk/[place]/new'
import * as bookingPage from '@/pages/desk/booking/[reference]'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { serveLengths } from '@/tests/support/chain/sample-chain'
import { THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { nextOpenDay } from '@/tests/support/desk/desk-day'

describe('a long visit at the desk', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  let undo = () => {}
  const day = nextOpenDay()
  const slot = (start: string, end: string) => `${day}T${start}/${end}@${THREE_CHAIRS}`
  const path = `${DESK_PATHS.add(THREE_CHAIRS, { day })}&place=${THREE_CHAIRS}`

  beforeAll(() => {
    undo = serveLengths({ root_canal: 60 })
  })
  afterAll(() => undo())
  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database())
  })
  const send = async (form: Record<string, string>) => {
    const { key } = (await browser.get(add, path)).props.booking
    const person = { phone: '98000 00009', name: 'Ravi Sample', treatment: 'root_canal' }
    return browser.post(add, path, { key, intent: 'book', ...person, ...form })
  }
  const valuesIn = (groups: { slots: { value: string }[] }[]) =>
    groups.flatMap(({ slots }) => slots.map(({ value }) => value))

  test('is booked from a usual slot, and the board shows it in each row of its chair', async () => {
    expect((await send({ slot: slot('10:00', '10:30'), chair: '2' })).status).toBe(303)
    const { rows } = (await browser.get(dayPage, `${DESK_PATHS.day(THREE_CHAIRS, day)}&place=${THREE_CHAIRS}`)).props
      .day
    const cellsAt = (start: string) =>
      rows
        .find((row: { start: string }) => row.start === start)
        .cells.map(({ kind, until }: { kind: string; until?: string }) => until ?? kind)
    expect(cellsAt('10:00')).toEqual(['free', 'booked', 'free'])
    expect(cellsAt('10:30')).toEqual(['free', '11:00 am', 'free'])
    expect(cellsAt('11:00')).toEqual(['free', 'free', 'free'])
  })

  test('a form that is shown again lists times of the treatment’s length, and keeps the chosen one', async () => {
    const { status, props } = await send({ slot: slot('10:00', '10:30'), name: '' })
    expect(status).toBe(422)
    const listed = valuesIn(props.booking.times.groups)
    expect([listed[0], listed.at(-1)]).toEqual([slot('09:00', '10:00'), slot('12:00', '13:00')])
    expect(props.booking.values.slot).toBe(slot('10:00', '11:00'))
    const late = await send({ slot: slot('12:30', '13:00') })
    expect([late.status, Object.keys(late.props.booking.mistakes)]).toEqual([409, ['slot']])
  })

  test('a booking’s page offers times of its own length', async () => {
    const { to } = await send({ slot: slot('10:00', '10:30') })
    const reference = /marked\.(\w+)/.exec(to ?? '')?.[1] ?? ''
    const url = `${DESK_PATHS.booking(reference, { date: day })}&reference=${reference}`
    const { move } = (await browser.get(bookingPage, url)).props.booking
    expect(valuesIn(move.times.groups)).toContain(slot('11:30', '12:30'))
  })
})
