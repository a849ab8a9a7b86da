import { describe, expect, test } from 'vitest'
import { readForm } from '@/flows/controls'
import type { Answers } from '@/flows/params'
import type { Row } from '@/flows/table'
import { answer, rowOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'

const slot = { date: '2026-11-23', start: '10:30', end: '11:00' }
const address = {
  pincode: '600020',
  latLng: '13.00000,80.25000',
  address: '14 Lake View Road',
  landmark: 'Park',
  apartmentNumber: '2B',
}
const atHome: Answers = {
  phone: '+919876543210',
  city: 'chennai',
  concern: 'gaps',
  location: 'at_home',
  ...address,
  ...slot,
  zone: 'south',
}
const atClinic: Answers = {
  phone: '+919876543210',
  city: 'chennai',
  concern: 'gaps',
  location: 'clinic',
  cid: 'adyar',
  ...slot,
  appointment_type: 'clinic',
  self_booked: 'true',
}
const emergency: Answers = {
  phone: '+919876543210',
  city: 'chennai',
  concern_category: 'emergency',
  skip_video: 'false',
  treatment: 'root_canal',
  appointment_type: 'video',
}

const ROWS: [string, FlowName, Answers, Answers, string[]][] = [
  ['a first answer changes nothing else', 'PAID_ALIGNER', { phone: '+919876543210' }, { city: 'chennai' }, []],
  ['the same answer changes nothing', 'PAID_ALIGNER', atHome, { city: 'chennai' }, []],
  [
    'another phone or concern changes nothing else',
    'PAID_ALIGNER',
    atHome,
    { phone: '+919876500000', concern: 'crowding' },
    [],
  ],
  [
    'another city: address and time go',
    'PAID_ALIGNER',
    atHome,
    { city: 'kochi' },
    [...Object.keys(address), ...Object.keys(slot), 'zone'],
  ],
  ['another city: clinic and time go', 'PAID_ALIGNER', atClinic, { city: 'kochi' }, ['cid', ...Object.keys(slot)]],
  [
    'another city, PAID_CLINIC: clinic and time go',
    'PAID_CLINIC',
    atClinic,
    { city: 'kochi' },
    ['cid', ...Object.keys(slot)],
  ],
  [
    'a clinic instead of home: the time goes, the address stays',
    'PAID_ALIGNER',
    atHome,
    { location: 'clinic' },
    [...Object.keys(slot), 'zone'],
  ],
  [
    'home instead of a clinic: clinic and time go',
    'PAID_ALIGNER',
    atClinic,
    { location: 'at_home' },
    ['cid', ...Object.keys(slot)],
  ],
  [
    'another pincode: its point and the time go',
    'PAID_ALIGNER',
    atHome,
    { pincode: '600001' },
    ['latLng', 'zone', ...Object.keys(slot)],
  ],
  [
    'another pincode with its own point',
    'PAID_ALIGNER',
    atHome,
    { pincode: '600001', latLng: '13.1,80.2' },
    ['zone', ...Object.keys(slot)],
  ],
  [
    'another category: treatment and the video’s answers go',
    'ORGANIC',
    emergency,
    { concern_category: 'gums' },
    ['treatment', 'skip_video', 'appointment_type'],
  ],
  ['no video: how the visit goes is asked again', 'ORGANIC', emergency, { skip_video: 'true' }, ['appointment_type']],
  ['another treatment of the same category', 'ORGANIC', emergency, { treatment: 'tooth_extraction' }, []],
  [
    'where a clinic’s own page began stays',
    'INDIVIDUAL_CLINIC_PAGE',
    { cid: 'adyar', city: 'chennai', phone: '+919876543210' },
    { city: 'kochi' },
    [],
  ],
  [
    'what no step of the flow asks stays',
    'PPR',
    { city: 'chennai', cid: 'adyar', pincode: '600020' },
    { city: 'kochi' },
    [],
  ],
]

describe('an answer', () => {
  test.each(ROWS)('%s', (_what, flow, before, given, gone) => {
    const kept = Object.entries({ ...before, ...given }).filter(([param]) => !gone.includes(param))
    expect(answer(flow, before, given)).toEqual(Object.fromEntries(kept))
  })

  test('an answer does not change its input', () => {
    const before = { ...atHome }
    answer('PAID_ALIGNER', before, { city: 'kochi' })
    expect(before).toEqual(atHome)
  })
})

describe('an answer that may be left out', () => {
  const row = rowOf('PAID_ALIGNER', '/unified-booking/ext/select-address') as Row
  const typed = { pincode: '600020', address: '14 Lake View Road', latLng: '', landmark: '', apartmentNumber: '' }

  test.each(['latLng', 'landmark', 'apartmentNumber'] as const)('an empty field removes the answer %s', (param) => {
    const { answers, causes } = readForm(row, new URLSearchParams({ ...address, ...typed }), 'PAID_ALIGNER')
    expect(causes).toEqual({})
    expect(answer('PAID_ALIGNER', atHome, answers)[param]).toBeUndefined()
  })
})
