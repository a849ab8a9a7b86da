// Anybody can book for any number. So no message repeats typed text, except the first name to a proved number.
// The outbox stores none of it. The kinds are those of the table: a new kind needs a row here.
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { WHATSAPP_TEMPLATES } from '@/lib/catalogue/sms-templates'
import type { MailKind, MessageKind } from '@/lib/db/message-kinds'
import { calendarFileOf } from '@/lib/domain/calendar/calendar-file'
import { instantOf } from '@/lib/domain/clinic-time'
import { patientInMessage, safePatientName } from '@/lib/messages/safe-names'
import type { Parcel, Transport } from '@/lib/messages/transport'
import { textsIn } from '@/lib/texts/languages'
import { cancelTogether } from '@/lib/use-cases/companions/cancel-together'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { PHONE } from '@/tests/lib/messages/kept-transport'
import { OUTAGE_ROWS, type OutageRow } from '@/tests/lib/messages/outage/outage-kinds'
import { OutageWorld } from '@/tests/lib/messages/outage/outage-world'
import { openAccount } from '@/tests/support/account/accounts'
import { minutesAfter, NOW, slot, THREE_CHAIRS, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, reopen } from '@/tests/support/closures'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'

const FIRST = 'Quorvexa'
const NAME = `${FIRST} Zwonfivelakh Zclaim zmuthu-refund.example`
/** The age is typed text too. */
const AGE = 117
const ADDRESS = {
  pincode: ZONE_PINCODE,
  address: 'Zaddress zrefund.example',
  landmark: 'Zlandmark',
  apartmentNumber: 'Zflat',
}
const NOTE = 'Znote zrefund.example'
const TYPED = /zwonfive|zclaim|zmuthu|zaddress|zlandmark|zflat|znote|zrefund/i

const { booking_companions, ...rows } = OUTAGE_ROWS
const ofMail = ({ away, before, due }: OutageRow): OutageRow => ({ away, before, ...(due && { due }), untrue: {} })
const MAILS: Record<MailKind, OutageRow> = {
  mail_confirmed: ofMail(rows.booking_confirmed),
  mail_moved: ofMail(rows.booking_moved),
  mail_cancelled: ofMail(rows.booking_cancelled),
}
const KINDS: Record<MessageKind, OutageRow> = {
  ...rows,
  ...MAILS,
  booking_companions,
  booking_summary: {
    ...booking_companions,
    before: async (world) => {
      await booking_companions.before(world)
      await booking_companions.due?.(world)
    },
    due: async ({ db, deps }) => {
      const { reference } = await db.reads.selectFrom('bookings').select('reference').executeTakeFirstOrThrow()
      return cancelTogether(deps, { reference, owner: 'ann' })
    },
  },
}

/** Records every parcel; its outbox keeps every text. */
class WordsWorld extends OutageWorld {
  readonly parcels: Parcel[] = []
  readonly stored: unknown[] = []
  private readonly transport: Transport = { keepsText: true, send: async (parcel) => void this.parcels.push(parcel) }

  override get messageDeps() {
    const { transport } = this
    return { ...super.messageDeps, transports: { sms: transport, email: transport, whatsapp: transport } }
  }

  /** Like `at`, and records the outbox before any of it is sent. */
  async keep(when: Date, act: OutageRow['before'] = async () => null): Promise<void> {
    await this.at(when, async () => {
      await act(this)
      this.stored.push(await this.db.reads.selectFrom('outbox').selectAll().execute())
    })
    this.stored.push(await this.db.reads.selectFrom('outbox').selectAll().execute())
  }

  async sentKinds(): Promise<string[]> {
    const rows = await this.db.reads.selectFrom('outbox').where('sent_at', 'is not', null).select('kind').execute()
    return rows.map(({ kind }) => kind)
  }
}

describe.each([
  { whose: 'nobody proved', proved: false },
  { whose: 'is proved', proved: true },
])('the messages to a number that $whose', ({ proved }) => {
  const { database } = useTestPlaces()
  let gateway: LocalServer
  let world: WordsWorld
  beforeEach(async () => {
    gateway = await startLocalServer()
    world = new WordsWorld(database(), gateway)
    const { uid } = await openAccount(world, { phone: '+919800000099', name: NAME })
    await database().writes.updateTable('users').set({ personal_email: 'meena@example.in' }).execute()
    world.patient = { name: NAME, age: AGE, selfBooked: false, proved, uid, address: ADDRESS }
    const before = chain()
    const whatsapp = Object.fromEntries(WHATSAPP_TEMPLATES.map((name) => [name, name]))
    setChain({ ...before, sms: { ...before.sms, whatsapp } })
    onTestFinished(() => setChain(before))
  })
  afterEach(async () => {
    await gateway.stop()
    await reopen(database())
  })

  /** Everything that was sent or stored, as text. */
  function told(): string {
    const files = world.parcels.flatMap(({ calendar }) =>
      calendar ? calendarFileOf(calendar.entry, calendar.changedAt) : [],
    )
    return JSON.stringify([world.parcels, files, world.stored])
  }
  function expectNothingTyped() {
    const text = told()
    expect(text).not.toMatch(TYPED)
    if (!proved) expect(text).not.toMatch(new RegExp(`${FIRST}|\\b${AGE}\\b`))
  }

  test.each(Object.entries(KINDS))(
    'the message %s repeats nothing that was typed',
    async (kind, { away, before, due, after = 10 }) => {
      const start = instantOf(away.slice(0, 10), away.slice(11))
      await world.keep(NOW, before)
      await world.keep(minutesAfter(1))
      await world.keep(minutesAfter(after, start), due)
      for (const minute of [after + 1, after + 2, after + 30]) await world.keep(minutesAfter(minute, start))
      expectNothingTyped()
      if (proved) expect(await world.sentKinds()).toContain(kind)
      else expect(world.parcels.length).toBeGreaterThan(0)
    },
  )

  test('the messages do not repeat the desk’s note or the address of a home visit', async () => {
    const { patient } = world
    const asked = { name: NAME, phone: PHONE, appointmentType: 'clinic', treatment: 'braces' } as const
    await world.keep(NOW, async ({ deps }) => {
      const booked = { key: 'K', placeId: THREE_CHAIRS, source: 'phone', ...slot(), ...asked, note: NOTE } as const
      return bookAtDesk(deps, AT_DESK, booked)
    })
    world.patient = { ...patient, placeId: ZONE, treatment: 'aligner_scan' }
    await world.keep(minutesAfter(2), KINDS.booking_confirmed.due)
    await world.keep(minutesAfter(3))
    expect(await world.sentKinds()).toEqual(expect.arrayContaining(['booking_confirmed', 'mail_confirmed']))
    expectNothingTyped()
  })

  test('the message names the patient by first name or not at all', async () => {
    await world.keep(NOW, KINDS.booking_confirmed.due)
    await world.keep(minutesAfter(1))
    const [sms] = world.parcels.filter(({ channel }) => channel === 'sms')
    expect(sms?.text).toContain(proved ? `for ${FIRST} (` : 'for another person: Appointment confirmed')
  })
})

const patientOf = (personal_name: string, proved = true) =>
  patientInMessage({ self_booked: false, proved, personal_name, personal_age: 8 })

test.each([
  ['Asha Rao', 'Asha'],
  ['R. Kumar', 'Kumar'],
  ['S Kumar', 'Kumar'],
  ['M. S. Subbulakshmi Rao', 'Subbulakshmi'],
  ['Venkatanarasimharajuvaripeta', 'Venkatanarasimh'],
  ['O’Brien', 'O’Brien'],
  ['மீனா குமார்', 'மீனா'],
  ['A', 'A'],
  ['M. G. R.', null],
  ['bit.ly', null],
  ['12345', null],
])('the message for %s has the first name %s', (name, firstName) => {
  expect(patientOf(name)).toEqual({ firstName, age: 8 })
  expect(patientOf(name, false)).toEqual({ firstName: null, age: null })
})

test('a message gives the first name with the age, unless the SMS alphabet lacks its letters', () => {
  const words = (name: string, proved = true) =>
    safePatientName(textsIn('en'), patientOf(name, proved) ?? { firstName: null, age: null })
  expect(words('Asha Rao')).toEqual(['Asha (8)', 'Asha', 'another person'])
  expect(words('Asha Rao', false)).toEqual(['another person'])
  expect(patientInMessage({ self_booked: true, proved: true, personal_name: 'Asha', personal_age: null })).toBeNull()
})
