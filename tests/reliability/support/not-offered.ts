// Slots that look valid but that a clinic does not offer.
import type { Slot } from '@/tests/reliability/support/browser'
import { dateIn } from '@/tests/reliability/support/slots'

const isSunday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 0
export const sunday = Array.from({ length: 7 }, (_, n) => dateIn(n + 3)).find(isSunday) as string
/** The half hour that begins 30 to 60 minutes from now, which is too soon to book. */
const soon = (): Slot => {
  const at = (minutes: number) =>
    new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 19_800_000 + minutes * 60_000).toISOString()
  return { date: at(30).slice(0, 10), start: at(30).slice(11, 16), end: at(60).slice(11, 16).replace('00:00', '24:00') }
}

type Times = { offered: Slot; closedDay: string }

/** Slots for a clinic that is open from 09:30 to 19:30 on six days a week, made from an offered one. */
export const NOT_OFFERED: [string, (times: Times) => Slot][] = [
  ['yesterday', ({ offered }) => ({ ...offered, date: dateIn(-1) })],
  ['31 days ahead', ({ offered }) => ({ ...offered, date: dateIn(31) })],
  ['a year ahead', ({ offered }) => ({ ...offered, date: dateIn(365) })],
  ['a weekday without hours', ({ offered }) => ({ ...offered, date: sunday })],
  ['a day that was closed', ({ offered, closedDay }) => ({ ...offered, date: closedDay })],
  ['a later end', ({ offered }) => ({ ...offered, end: '19:30' })],
  [
    'an earlier end',
    ({ offered }) => ({
      ...offered,
      end: `${offered.start.slice(0, 2)}:${offered.start.endsWith('00') ? '10' : '40'}`,
    }),
  ],
  ['between two times', ({ offered }) => ({ ...offered, start: '10:10', end: '10:40' })],
  ['before the clinic opens', ({ offered }) => ({ ...offered, start: '03:00', end: '03:30' })],
  ['over closing time', ({ offered }) => ({ ...offered, start: '19:15', end: '19:45' })],
  ['the end of the day', ({ offered }) => ({ ...offered, start: '23:30', end: '24:00' })],
  ['within the next two hours', soon],
]
