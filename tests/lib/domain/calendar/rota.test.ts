import { expect, test } from 'vitest'
import { dentistsAt, shiftsOn } from '@/lib/domain/calendar/rota'

const MONDAY = '2026-11-23'
const split = { opens: '09:30', closes: '19:30', breaks: [{ from: '13:30', until: '16:30' }] }
const both = { name: 'both', rota: [split, null, null, null, null, null, null] }
const morning = { name: 'morning', rota: [{ opens: '09:30', closes: '13:30' }, null, null, null, null, null, null] }
const unsaid = { name: 'unsaid', rota: [] }
const team = [both, morning, unsaid]

test.each([
  ['09:30', '10:00', ['both', 'morning']],
  ['13:00', '13:30', ['both', 'morning']],
  ['13:15', '13:45', []],
  ['16:30', '17:00', ['both']],
  ['19:15', '19:45', []],
])('from %s to %s the dentists %j are in', (start, end, names) => {
  expect(dentistsAt(team, { date: MONDAY, start, end }).map(({ name }) => name)).toEqual(names)
})

test('a day off and a missing rota have no shifts', () => {
  expect(shiftsOn(both, '2026-11-24')).toEqual([])
  expect(shiftsOn(unsaid, MONDAY)).toEqual([])
})
