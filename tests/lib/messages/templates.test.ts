import { describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '@/lib/addresses/languages'
import { PAGES } from '@/lib/addresses/pages'
import { SMS_TEMPLATES, type SmsTemplate, type VisitTemplate } from '@/lib/catalogue/sms-templates'
import type { MessageKind } from '@/lib/db/message-kinds'
import { segmentsOf } from '@/lib/messages/gsm7'
import { renderMessage } from '@/lib/messages/templates'
import { textsIn } from '@/lib/texts/languages'
import { SAMPLE, serveLongest } from '@/tests/support/chain/sample-chain'

const NUMBERS = SAMPLE.sms.templates
const { SMS_TEXTS } = textsIn(DEFAULT_LANGUAGE).sms
const ORIGIN = 'https://book.muthu-dental.example'
const VISIT = {
  reference: 'K7M4Q2XN',
  type: 'clinic',
  place: 'Muthu Dental Thiruvanmiyur',
  address: '2nd floor, 118 Lattice Bridge Road, Thiruvanmiyur, Chennai',
  date: '2026-11-23',
  start: '10:30',
  manage: `/manage/K7M4Q2XN?key=${'k'.repeat(22)}`,
}
const AT_HOME = { ...VISIT, type: 'at_home', address: null }
const PARTY = { ...VISIT, count: 5, last: '12:30' }
const VIDEO = { ...VISIT, type: 'video' }
const code = (purpose: string, channel = 'sms') => ({ purpose, channel, code: '048213', until: '2026-11-23T09:05:00Z' })
const MEMBERSHIP = { number: 'MDK7M4Q2XN', validUntil: '2027-11-23' }

const visits = (count: number) => Array(count).fill({ ...VISIT, date: '2026-12-23', start: '10:30' })

type Row<Template = SmsTemplate> = [Template, MessageKind, Record<string, unknown>]
const OWN_VISITS: Row<VisitTemplate>[] = [
  ['confirmed_clinic', 'booking_confirmed', VISIT],
  ['confirmed_emergency', 'booking_confirmed', { ...VISIT, isEmergency: true }],
  ['confirmed_at_home', 'booking_confirmed', AT_HOME],
  ['confirmed_video', 'booking_confirmed', VIDEO],
  ['moved_clinic', 'booking_moved', VISIT],
  ['moved_at_home', 'booking_moved', AT_HOME],
  ['moved_video', 'booking_moved', VIDEO],
  ['cancelled', 'booking_cancelled', VISIT],
  ['reminder_clinic', 'reminder_day', { ...VISIT, attends: false }],
  ['reminder_at_home', 'reminder_day', { ...AT_HOME, attends: false }],
  ['reminder_video', 'reminder_hours', { ...VIDEO, attends: false }],
  ['reminded_clinic', 'reminder_hours', { ...VISIT, attends: true }],
  ['reminded_at_home', 'reminder_hours', { ...AT_HOME, attends: true }],
  ['reminded_video', 'reminder_hours', { ...VIDEO, attends: true }],
  ['new_times', 'new_times', { ...VISIT, times: visits(3) }],
  ['new_times_none', 'new_times', { ...VISIT, times: [] }],
  ['time_stands', 'time_stands', VISIT],
]
const ROWS: Row[] = [
  ...OWN_VISITS,
  ...OWN_VISITS.map(
    ([name, kind, told]): Row => [`${name}_for`, kind, { ...told, other: { firstName: 'Asha', age: 8 } }],
  ),
  ['how_was_it', 'how_was_it', { ...VISIT, visit: VISIT.manage.replace('?', '/visit?') }],
  ['earlier_time', 'earlier_time', { ...VISIT, until: '12:45' }],
  ['call_between', 'call_asked', { date: VISIT.date, from: '17:00', until: '20:00' }],
  ['call_before', 'call_asked', { date: VISIT.date, from: null, until: '20:00' }],
  ['booking_link', 'booking_link', VISIT],
  ['summary_visits', 'booking_summary', { visits: visits(20) }],
  ['summary_none', 'booking_summary', { visits: [] }],
  ['membership_activated', 'membership_activated', MEMBERSHIP],
  ['referral_rewarded', 'referral_rewarded', {}],
  ['account_deleted', 'account_deleted', {}],
  ['companions_clinic', 'booking_companions', PARTY],
  ['companions_at_home', 'booking_companions', { ...PARTY, type: 'at_home' }],
  ['reminder_companions_clinic', 'reminder_day', { ...VISIT, attends: false, groupSize: 5 }],
  ['reminder_companions_at_home', 'reminder_hours', { ...AT_HOME, attends: true, groupSize: 5 }],
  ...(['sign_in', 'sign_up', 'reset', 'phone_number', 'email', 'mfa', 'booking', 'manage'] as const).map(
    (purpose): Row => [`code_${purpose}`, 'code', code(purpose)],
  ),
]

/** The template as the carrier compares it: a placeholder matches anything, the rest must be identical. */
const registered = (template: SmsTemplate): RegExp =>
  new RegExp(
    `^${SMS_TEXTS[template]
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  )

test('each template has a row here, a text and its own number', () => {
  expect(ROWS.map(([template]) => template).sort()).toEqual([...SMS_TEMPLATES].sort())
  expect(new Set(Object.values(NUMBERS)).size).toBe(ROWS.length)
})

describe.each(ROWS)('the template %s', (template, kind, payload) => {
  const message = renderMessage(kind, payload, ORIGIN)

  test('the message is the registered text with its number', () => {
    expect(message).toMatchObject({ channel: 'sms', templateId: NUMBERS[template] })
    expect(message.text).toMatch(registered(template))
    expect(message.text).not.toMatch(/[{}]|undefined|null/)
  })

  test('the message is GSM-7 and at most two SMS', () => {
    expect(segmentsOf(message.text)).toMatchObject({ encoding: 'GSM-7' })
    expect(segmentsOf(message.text).count).toBeLessThanOrEqual(2)
  })
})

/** The longest values: a day and time, a name and address without end or in other letters, a long host. */
const LONG = { ...VISIT, date: '2026-12-30', start: '12:30', attends: false }
const NAMES = ['M'.repeat(400), 'முத்து பல் மருத்துவமனை, திருவான்மியூர்', 'Dr. Muthu’s – “Smile” €lite {Dental} '.repeat(8)]

test.each(ROWS)('the message %s with the longest values is at most two SMS', (_template, kind, payload) => {
  onTestFinished(serveLongest())
  for (const place of NAMES) {
    const visits = [LONG, LONG, LONG, LONG].map((one) => ({ ...one, place }))
    const told = 'visits' in payload && (payload.visits as unknown[]).length > 0 ? { visits } : payload
    const other = 'other' in payload ? { firstName: 'M'.repeat(15), age: 120 } : null
    const full = 'place' in payload ? { ...payload, ...LONG, type: payload.type, place, address: place, other } : told
    const { text } = renderMessage(kind, full, 'https://appointments.muthu-dental-care.example')
    expect(segmentsOf(text)).toMatchObject({ encoding: 'GSM-7' })
    expect(segmentsOf(text).count).toBeLessThanOrEqual(2)
  }
})

/** The pages' addresses; a parameter matches anything between two slashes. */
const ADDRESSES = Object.keys(PAGES).map((path) => new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`))

test('each link leads to an existing page', () => {
  const links = [...ROWS, ['mail', 'code', code('reset', 'email')] as const].flatMap(([, kind, payload]) => [
    ...renderMessage(kind, payload, ORIGIN).text.matchAll(/https:\/\/\S+/g),
  ])
  const paths = links.map(([link]) => new URL(link).pathname)
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.filter((path) => !ADDRESSES.some((address) => address.test(path)))).toEqual([])
})

test('a confirmation has the time, the place, the reference and the link for changes', () => {
  const { text } = renderMessage('booking_confirmed', VISIT, ORIGIN)
  for (const part of ['Mon 23 Nov, 10:30 am', VISIT.place, VISIT.reference, ORIGIN + VISIT.manage])
    expect(text).toContain(part)
  expect(renderMessage('booking_confirmed', AT_HOME, ORIGIN).text).not.toContain(VISIT.place)
})

test('a message about another person’s visit names the patient, if GSM-7 has the letters', () => {
  const text = (firstName: string | null, age: number | null = 8) =>
    renderMessage('booking_moved', { ...VISIT, other: { firstName, age } }, '').text
  expect(text('Asha')).toContain(', for Asha (8): Appointment rescheduled to')
  expect(text('Asha', null)).toContain(', for Asha: Appointment rescheduled to')
  for (const unnamed of ['மீனா', null])
    expect(text(unnamed)).toContain(', for another person: Appointment rescheduled to')
})

test('a summary lists the next visits and their places within two SMS, and counts the rest', () => {
  const text = (count: number) => renderMessage('booking_summary', { visits: visits(count) }, ORIGIN).text
  expect(text(1)).toContain(
    `Booked on this number: Wed 23 Dec, 10:30 am, ${VISIT.place}, Ref ${VISIT.reference}. See or change: ${ORIGIN}/account`,
  )
  expect(text(3)).not.toContain('more')
  expect(text(5)).toContain(`Ref ${VISIT.reference}; and 2 more. See`)
  for (const count of [1, 2, 3, 4, 20]) expect(segmentsOf(text(count)).count).toBeLessThanOrEqual(2)
})

test('a family’s message names the people, and counts those who can’t be named', () => {
  const text = (firstName: string | null) =>
    renderMessage('booking_companions', { ...PARTY, count: 2, people: [null, { firstName, age: 8 }] }, ORIGIN).text
  expect(text('Asha')).toContain('Appointments confirmed for you and Asha on')
  for (const unnamed of [null, 'மீனா'])
    expect(text(unnamed)).toContain('Appointments confirmed for you and one other person on')
})

const OTHER = { firstName: null, age: null }
test.each([
  ['you and one other person', [null, OTHER]],
  ['you and 2 other people', [null, OTHER, OTHER]],
  ['2 people', [OTHER, OTHER]],
])('a message to an unproved number gives the number of people: %s', (who, people) => {
  const told = { ...PARTY, count: people.length, people }
  expect(renderMessage('booking_companions', told, ORIGIN).text).toContain(
    `Appointments confirmed for ${who} on Mon 23 Nov`,
  )
  const home = renderMessage('booking_companions', { ...told, type: 'at_home' }, ORIGIN).text
  expect(home).toContain(`Home visit confirmed for ${who} on Mon 23 Nov`)
  const reminder = { ...VISIT, attends: false, groupSize: people.length, other: people[0] }
  expect(renderMessage('reminder_day', reminder, ORIGIN).text).toContain(`Visit for ${who} on Mon 23 Nov`)
  const homeReminder = renderMessage('reminder_day', { ...reminder, type: 'at_home' }, ORIGIN).text
  expect(homeReminder).toContain(`Home visit for ${who} on Mon 23 Nov`)
})

test('a family of one person left gets the usual message', () => {
  const text = (one: typeof OTHER | null) =>
    renderMessage('booking_companions', { ...PARTY, count: 1, people: [one], last: PARTY.start }, ORIGIN).text
  expect(text(null)).toContain('Muthu Dental: Appointment confirmed for Mon 23 Nov, 10:30 am, at')
  expect(text(OTHER)).toContain('Muthu Dental, for another person: Appointment confirmed for Mon 23 Nov, 10:30 am, at')
})

test('a message has the address if two SMS hold it', () => {
  const text = (address: string) => renderMessage('booking_confirmed', { ...VISIT, address }, ORIGIN).text
  expect(text('1 Fort Road')).toContain(', 1 Fort Road. Ref')
  expect(text('long '.repeat(30))).toContain(`at ${VISIT.place}. Ref`)
})

test('an older payload without the type is a clinic visit with an address, and a home visit without', () => {
  const { type: _, ...old } = VISIT
  expect(renderMessage('booking_moved', old, ORIGIN).templateId).toBe(NUMBERS.moved_clinic)
  expect(renderMessage('booking_moved', { ...old, address: null }, ORIGIN).templateId).toBe(NUMBERS.moved_at_home)
})

test.each(['https://book.muthu-dental.example', 'http://localhost:3000'])(
  'the code’s message at %s ends in the WebOTP format',
  (origin) => {
    const { text } = renderMessage('code', code('sign_in'), origin)
    expect(text.split('\n').at(-1)).toBe(`@${new URL(origin).hostname} #048213`)
    expect(text).toContain('Valid until 2:35 pm')
  },
)

test('an e-mail with a code has a subject without the code, and the code’s time', () => {
  const mail = renderMessage('code', code('reset', 'email'), ORIGIN)
  expect(mail).toMatchObject({ channel: 'email', subject: 'Your code to set a new password' })
  expect(mail.text).toContain('048213 is your code. It is valid until 2:35 pm.')
  expect(mail.templateId).toBeUndefined()
})

test.each([
  ['booking_confirmed', { ...VISIT, manage: undefined }],
  ['booking_confirmed', {}],
  ['booking_summary', {}],
  ['code', code('unheard')],
  ['membership_activated', { number: '', validUntil: '2027-11-23' }],
] as const)('the message %s with a missing value is refused', (kind, payload) => {
  expect(() => renderMessage(kind, payload, ORIGIN)).toThrow()
})

test('the typography of a place’s name does not make the SMS Unicode', () => {
  const { text } = renderMessage('booking_confirmed', { ...VISIT, place: 'Patel’s – Fort' }, ORIGIN)
  expect(text).toContain("Patel's - Fort")
  expect(segmentsOf(text).encoding).toBe('GSM-7')
})
