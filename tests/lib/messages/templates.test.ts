import { describe, expect, onTestFinished, test } from 'vitest'
import { PAGES } from '@/lib/addresses/pages'
import { shortLink } from '@/lib/addresses/short-links'
import { chain, registrationsIn, setChain } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE, type Language, TAGS } from '@/lib/catalogue/languages'
import { SMS_TEMPLATES, type SmsTemplate } from '@/lib/catalogue/sms-templates'
import { segmentsOf } from '@/lib/messages/gsm7'
import { renderMessage } from '@/lib/messages/templates'
import { textsIn } from '@/lib/texts/languages'
import { AT_HOME, code, PARTY, ROWS, VISIT, visits } from '@/tests/lib/messages/template-rows'
import { SAMPLE, serveLongest } from '@/tests/support/chain/sample-chain'

const NUMBERS = SAMPLE.sms.templates
const ORIGIN = 'https://book.muthu-dental.example'
/** The template as the carrier compares it: a placeholder matches anything, the rest must be identical. */
const registered = (template: SmsTemplate, language: Language = DEFAULT_LANGUAGE): RegExp =>
  new RegExp(
    `^${textsIn(language)
      .sms.SMS_TEXTS[template].split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  )

test('each template has a row here, a text and its own number', () => {
  expect(ROWS.map(([template]) => template).sort()).toEqual([...SMS_TEMPLATES].sort())
  expect(new Set(Object.values(NUMBERS)).size).toBe(ROWS.length)
})

describe.each(ROWS)('the template %s', (template, kind, payload) => {
  const message = renderMessage(kind, payload, { origin: ORIGIN, language: 'en' })

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

const OTHERS = TAGS.filter((tag) => tag !== DEFAULT_LANGUAGE)

describe.each(OTHERS)('the messages in %s', (language) => {
  test.each(ROWS)('%s is the registered text with its number, in two SMS, a code in one', (template, kind, payload) => {
    // The offered times are on the linked page.
    const short = template.replace(/^new_times(?=$|_for)/, 'new_times_none') as SmsTemplate
    const { text, templateId } = renderMessage(kind, payload, { origin: ORIGIN, language })
    expect(templateId).toBe(registrationsIn(language).templates[short])
    expect(text).toMatch(registered(short, language))
    expect(segmentsOf(text).count).toBeLessThanOrEqual(template.startsWith('code_') ? 1 : 2)
    for (const [link] of text.matchAll(/https:\/\/\S+/g)) expect(link).toMatch(`${ORIGIN}/${language}`)
  })
})

/** The longest values: a day and time, a name and address without end or in other letters, a long host. */
const LONG = { ...VISIT, date: '2026-12-30', start: '12:30', attends: false }
const NAMES = ['M'.repeat(400), 'முத்து பல் மருத்துவமனை, திருவான்மியூர்', 'Dr. Muthu’s – “Smile” €lite {Dental} '.repeat(8)]

test.each(ROWS)('the message %s with the longest values is at most two SMS', (_template, kind, payload) => {
  onTestFinished(serveLongest())
  for (const [place, language] of NAMES.flatMap((name) => TAGS.map((tag) => [name, tag] as const))) {
    const visits = [LONG, LONG, LONG, LONG].map((one) => ({ ...one, place }))
    const told = 'visits' in payload && (payload.visits as unknown[]).length > 0 ? { visits } : payload
    const other = 'other' in payload ? { firstName: 'M'.repeat(15), age: 120 } : null
    const full = 'place' in payload ? { ...payload, ...LONG, type: payload.type, place, address: place, other } : told
    const { text } = renderMessage(kind, full, { origin: 'https://appointments.muthu-dental-care.example', language })
    if (language === DEFAULT_LANGUAGE) expect(segmentsOf(text)).toMatchObject({ encoding: 'GSM-7' })
    expect(segmentsOf(text).count).toBeLessThanOrEqual(2)
  }
})

test.each(TAGS)('a membership’s price is a hole of the registered text in %s, and fits into two SMS', (language) => {
  const facts = chain()
  onTestFinished(() => setChain(facts))
  setChain({ ...facts, membership: { checkUps: 2, cleanings: 2, percentOff: 10, price: 499_900 } })
  const payload = { number: 'MABCDEFGH', validUntil: '2027-12-29' }
  const { text } = renderMessage('membership_activated', payload, { origin: ORIGIN, language })
  expect(text).toMatch(registered('membership_activated', language))
  expect(text).toMatch(/(₹|Rs )4,999/)
  expect(segmentsOf(text).count).toBeLessThanOrEqual(2)
})

test('a text that the chain has not registered in the language is in English, with a link to the language', () => {
  const facts = chain()
  onTestFinished(() => setChain(facts))
  setChain({ ...facts, sms: { ...facts.sms, translations: {} } })
  const { text } = renderMessage('booking_confirmed', VISIT, { origin: ORIGIN, language: 'ta' })
  expect(text).toMatch(registered('confirmed_clinic'))
  expect(text).toContain(`${ORIGIN}/ta/m?${VISIT.reference}${'k'.repeat(22)} `)
})

/** The pages' addresses; a parameter matches anything between two slashes. */
const ADDRESSES = [...Object.keys(PAGES).map((path) => path.replace(/\[\w+\]/g, '[^/]+'))].map(
  (path) => new RegExp(`^${path}$`),
)

test('each link leads to an existing page', () => {
  const links = [...ROWS, ['mail', 'code', code('reset', 'email')] as const].flatMap(([, kind, payload]) => [
    ...renderMessage(kind, payload, { origin: ORIGIN, language: 'en' }).text.matchAll(/https:\/\/\S+/g),
  ])
  const paths = links.map(([link]) => new URL(link).pathname)
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.filter((path) => !ADDRESSES.some((address) => address.test(path)))).toEqual([])
})

test('a confirmation has the time, the place, the reference and the link for changes', () => {
  const { text } = renderMessage('booking_confirmed', VISIT, { origin: ORIGIN, language: 'en' })
  for (const part of ['Mon 23 Nov, 10:30 am', VISIT.place, VISIT.reference, ORIGIN + shortLink(VISIT.manage)])
    expect(text).toContain(part)
  expect(renderMessage('booking_confirmed', AT_HOME, { origin: ORIGIN, language: 'en' }).text).not.toContain(
    VISIT.place,
  )
})

test('a message about another person’s visit names the patient, if GSM-7 has the letters', () => {
  const text = (firstName: string | null, age: number | null = 8) =>
    renderMessage('booking_moved', { ...VISIT, other: { firstName, age } }, { origin: '', language: 'en' }).text
  expect(text('Asha')).toContain(', for Asha (8): Appointment rescheduled to')
  expect(text('Asha', null)).toContain(', for Asha: Appointment rescheduled to')
  for (const unnamed of ['மீனா', null])
    expect(text(unnamed)).toContain(', for another person: Appointment rescheduled to')
})

test('a summary lists the next visits and their places within two SMS, and counts the rest', () => {
  const text = (count: number) =>
    renderMessage('booking_summary', { visits: visits(count) }, { origin: ORIGIN, language: 'en' }).text
  expect(text(1)).toContain(
    `Booked on this number: Wed 23 Dec, 10:30 am, ${VISIT.place}, Ref ${VISIT.reference}. See or change: ${ORIGIN}/account`,
  )
  expect(text(3)).not.toContain('more')
  expect(text(5)).toContain(`Ref ${VISIT.reference}; and 2 more. See`)
  for (const count of [1, 2, 3, 4, 20]) expect(segmentsOf(text(count)).count).toBeLessThanOrEqual(2)
})

test('a family’s message names the people, and counts those who can’t be named', () => {
  const text = (firstName: string | null) =>
    renderMessage(
      'booking_companions',
      { ...PARTY, count: 2, people: [null, { firstName, age: 8 }] },
      { origin: ORIGIN, language: 'en' },
    ).text
  expect(text('Asha')).toContain('Appointments confirmed for you and Asha on')
  for (const unnamed of [null, 'மீனா'])
    expect(text(unnamed)).toContain('Appointments confirmed for you and one other person on')
})

test.each(TAGS.filter((tag) => tag !== 'en'))('a family’s message in %s fits at every hour of a clinic', (language) => {
  for (const type of ['clinic', 'at_home'] as const)
    for (const start of ['08:30', '12:30', '16:30', '20:30']) {
      const people = [null, { firstName: 'Lakshmi', age: 8 }]
      const told = { ...PARTY, type, start, last: '21:00', count: 2, people }
      const { text } = renderMessage('booking_companions', told, { origin: ORIGIN, language })
      expect(text).not.toContain('confirmed for')
    }
})

const OTHER = { firstName: null, age: null }
test.each([
  ['you and one other person', [null, OTHER]],
  ['you and 2 other people', [null, OTHER, OTHER]],
  ['2 people', [OTHER, OTHER]],
])('a message to an unproved number gives the number of people: %s', (who, people) => {
  const told = { ...PARTY, count: people.length, people }
  expect(renderMessage('booking_companions', told, { origin: ORIGIN, language: 'en' }).text).toContain(
    `Appointments confirmed for ${who} on Mon 23 Nov`,
  )
  const home = renderMessage(
    'booking_companions',
    { ...told, type: 'at_home' },
    { origin: ORIGIN, language: 'en' },
  ).text
  expect(home).toContain(`Home visit confirmed for ${who} on Mon 23 Nov`)
  const reminder = { ...VISIT, attends: false, groupSize: people.length, other: people[0] }
  expect(renderMessage('reminder_day', reminder, { origin: ORIGIN, language: 'en' }).text).toContain(
    `Visit for ${who} on Mon 23 Nov`,
  )
  const homeReminder = renderMessage(
    'reminder_day',
    { ...reminder, type: 'at_home' },
    { origin: ORIGIN, language: 'en' },
  ).text
  expect(homeReminder).toContain(`Home visit for ${who} on Mon 23 Nov`)
})

test('a family of one person left gets the usual message', () => {
  const text = (one: typeof OTHER | null) =>
    renderMessage(
      'booking_companions',
      { ...PARTY, count: 1, people: [one], last: PARTY.start },
      { origin: ORIGIN, language: 'en' },
    ).text
  expect(text(null)).toContain('Muthu Dental: Appointment confirmed for Mon 23 Nov, 10:30 am, at')
  expect(text(OTHER)).toContain('Muthu Dental, for another person: Appointment confirmed for Mon 23 Nov, 10:30 am, at')
})

test('a message has the address if two SMS hold it', () => {
  const text = (address: string) =>
    renderMessage('booking_confirmed', { ...VISIT, address }, { origin: ORIGIN, language: 'en' }).text
  expect(text('1 Fort Road')).toContain(', 1 Fort Road. Ref')
  expect(text('long '.repeat(30))).toContain(`at ${VISIT.place}. Ref`)
})

test('an older payload without the type is a clinic visit with an address, and a home visit without', () => {
  const { type: _, ...old } = VISIT
  expect(renderMessage('booking_moved', old, { origin: ORIGIN, language: 'en' }).templateId).toBe(NUMBERS.moved_clinic)
  expect(renderMessage('booking_moved', { ...old, address: null }, { origin: ORIGIN, language: 'en' }).templateId).toBe(
    NUMBERS.moved_at_home,
  )
})

test.each(['https://book.muthu-dental.example', 'http://localhost:3000'])(
  'the code’s message at %s ends in the WebOTP format',
  (origin) => {
    const { text } = renderMessage('code', code('sign_in'), { origin: origin, language: 'en' })
    expect(text.split('\n').at(-1)).toBe(`@${new URL(origin).hostname} #048213`)
    expect(text).toContain('Valid until 2:35 pm')
  },
)

test('an e-mail with a code has a subject without the code, and the code’s time', () => {
  const mail = renderMessage('code', code('reset', 'email'), { origin: ORIGIN, language: 'en' })
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
  expect(() => renderMessage(kind, payload, { origin: ORIGIN, language: 'en' })).toThrow()
})

test('the typography of a place’s name does not make the SMS Unicode', () => {
  const { text } = renderMessage(
    'booking_confirmed',
    { ...VISIT, place: 'Patel’s – Fort' },
    { origin: ORIGIN, language: 'en' },
  )
  expect(text).toContain("Patel's - Fort")
  expect(segmentsOf(text).encoding).toBe('GSM-7')
})
