import { expect, test } from 'vitest'
import { type MessageKind, readFirstName, readMessage } from '@/lib/db/message-kinds'

const VISIT = {
  reference: 'CFHJKMNP',
  place: 'Test Dental Fort',
  address: '1 Fort Road',
  manage: '/manage/CFHJKMNP',
  date: '2026-11-24',
  start: '10:00',
  isEmergency: false,
  other: null,
}
const WHOLE = {
  booking_confirmed: { ...VISIT, type: 'clinic' },
  booking_link: { reference: 'CFHJKMNP', manage: '/manage/CFHJKMNP?key=a' },
  membership_activated: { number: 'CFHJKMNP', validUntil: '2027-11-24' },
  code: { channel: 'sms', code: '123456', purpose: 'booking', until: '10:05' },
} satisfies Partial<Record<MessageKind, object>>

test.each(Object.entries(WHOLE))(
  'the payload of %s is read as it was written, and an incomplete one is refused',
  (kind, payload) => {
    const read = (told: object) => readMessage(kind as MessageKind, told)
    expect(read(payload)).toEqual({ kind, payload })
    for (const [part, value] of Object.entries(payload)) {
      // Messages from older versions have neither `isEmergency` nor `other`.
      if (part === 'isEmergency' || part === 'other')
        expect(read({ ...payload, [part]: undefined })).toEqual({ kind, payload })
      else expect(() => read({ ...payload, [part]: undefined })).toThrow(part)
      if (typeof value === 'string' && part !== 'address') expect(() => read({ ...payload, [part]: '' })).toThrow(part)
    }
  },
)

test('an older message without an appointment type is at a clinic if it has an address, and at home otherwise', () => {
  const typeOf = (address: string | null) => readMessage('booking_moved', { ...VISIT, address }).payload
  expect([typeOf('1 Fort Road'), typeOf(null)]).toMatchObject([{ type: 'clinic' }, { type: 'at_home' }])
})

test('a first name consists of letters, and an older row with other characters gives no name', () => {
  for (const word of ['Asha', 'O’Brien', 'மீனா', 'A']) expect(readFirstName(word)).toBe(word)
  for (const word of ['', 'A'.repeat(16), 'bit.ly', 'Asha Rao', 'R2D2', 'a/b', 'Asha\n'])
    expect(readFirstName(word)).toBeNull()
  const told = { ...VISIT, other: { name: 'KYC expired. Pay at bit.ly', age: 8 } }
  expect(readMessage('booking_moved', told).payload).toMatchObject({ other: { firstName: null, age: 8 } })
  expect(() => readMessage('booking_moved', { ...VISIT, other: { firstName: 'bit.ly', age: 8 } })).toThrow('firstName')
})
