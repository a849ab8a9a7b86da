import { describe, expect, test } from 'vitest'
import { claimInvitation, claimOfPhone } from '@/lib/db/queries/account/claims'
import { deleteLeads, forgetInvitation, forgetMessages, unlinkBookings } from '@/lib/db/queries/account/forgotten'
import type { Tx } from '@/lib/db/schema'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putLead, putMessage, putUser, TEN } from '@/tests/support/put-rows'

const OTHER = '+919800000002'

describe('the data of a phone', () => {
  const { database } = useTestPlaces()
  const change = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
  const bookings = async () => {
    const columns = ['reference', 'uid', 'unlinked'] as const
    const rows = await database().reads.selectFrom('bookings').select(columns).orderBy('reference').execute()
    return rows.map(({ reference, uid, unlinked }) => [reference, uid, ...(unlinked ? ['left behind'] : [])])
  }
  const leads = async () => {
    const rows = await database().reads.selectFrom('leads').select(['owner', 'uid']).orderBy('owner').execute()
    return rows.map(({ owner, uid }) => [owner, uid])
  }
  const refer = (personal_phone: string, referrer_uid: string | null, invited_uid: string | null = null) =>
    database()
      .writes.insertInto('referrals')
      .values({ personal_phone, referrer_uid, invited_uid, created_at: NOW })
      .execute()
  const invitations = () => database().reads.selectFrom('referrals').selectAll().orderBy('personal_phone').execute()

  /** A booking and a lead of every kind, by their owner; `ann` and `bob` have accounts. */
  async function fill() {
    const [ann, bob] = [await putUser(database(), 'test:1'), await putUser(database(), 'test:2', OTHER)]
    const kinds = {
      'guest’s': {},
      'own, by another number': { uid: ann, personal_phone: OTHER },
      'of another account': { uid: bob },
      'of another number': { personal_phone: OTHER },
    }
    for (const [n, [name, given]] of Object.entries(kinds).entries()) {
      const startsAt = minutesAfter(30 * n, TEN)
      await putBooking(database(), { reference: name, ...given }, { starts_at: startsAt })
      await putLead(database(), { owner: name, is_open: n % 2 === 1, ...given })
    }
    await putLead(database(), { owner: 'open' })
    return { ann, bob }
  }

  test('becomes the account’s that proves it, but for what is somebody’s or was left behind', async () => {
    const { ann, bob } = await fill()
    await putBooking(database(), { reference: 'left', unlinked: true }, { seat: 2 })
    await change((tx) => claimOfPhone(tx, { uid: ann, phone: PHONE }))
    expect(await bookings()).toEqual([
      ['guest’s', ann],
      ['left', null, 'left behind'],
      ['of another account', bob],
      ['of another number', null],
      ['own, by another number', ann],
    ])
    expect(await leads()).toEqual([
      ['guest’s', ann],
      ['of another account', bob],
      ['of another number', null],
      ['open', ann],
      ['own, by another number', ann],
    ])
  })

  test('makes an invitation the account’s, which counts for nobody where it leads back', async () => {
    const { ann, bob } = await fill()
    const claim = (uid: string, phone: string) => change((tx) => claimInvitation(tx, { uid, phone }))
    await refer('+919800000008', ann)
    await refer('+919800000009', bob)
    for (const phone of ['+919800000008', '+919800000009', PHONE]) await claim(ann, phone)
    expect(await invitations()).toMatchObject([
      { invited_uid: ann, referrer_uid: null },
      { invited_uid: ann, referrer_uid: bob },
    ])
    // A booking that belongs to an account stays with it.
    await claim(bob, '+919800000009')
    expect((await invitations())[1]).toMatchObject({ invited_uid: ann, referrer_uid: bob })
  })

  test('is left behind with a deleted account: bookings in nobody’s, leads gone', async () => {
    const { ann, bob } = await fill()
    await change((tx) => unlinkBookings(tx, { uid: ann, phone: PHONE }))
    await change((tx) => deleteLeads(tx, { uid: ann, phone: PHONE }))
    expect(await bookings()).toEqual([
      ['guest’s', null, 'left behind'],
      ['of another account', bob],
      ['of another number', null],
      ['own, by another number', null, 'left behind'],
    ])
    expect(await leads()).toEqual([
      ['of another account', bob],
      ['of another number', null],
    ])
  })

  test('is forgotten of an invitation, by number and by account; it stays counted', async () => {
    const { ann, bob } = await fill()
    const cid = await putUser(database(), 'test:3', '+919800000003')
    await refer(PHONE, bob)
    await refer('+919800000009', bob, ann)
    await refer('+919800000008', bob, cid)
    await change((tx) => forgetInvitation(tx, { uid: ann, phone: PHONE }))
    const rows = await invitations()
    expect(rows).toMatchObject([
      { personal_phone: '+919800000008', referrer_uid: bob, invited_uid: cid },
      { personal_phone: expect.stringMatching(/^deleted:/), referrer_uid: bob, invited_uid: null },
      { personal_phone: expect.stringMatching(/^deleted:/), referrer_uid: bob, invited_uid: null },
    ])
  })

  test('is forgotten of messages: codes are not sent any more, what was sent is empty, what tells of a booking goes out', async () => {
    const email = 'a@x.example'
    const gone = { personal_to: '', personal_payload: {}, network: null }
    const kept = { personal_payload: { a: 1 }, network: 'n' }
    const rows = [
      [await putMessage(database(), { kind: 'code' }), { ...gone, dropped: 'superseded', sent_at: null }],
      [await putMessage(database(), { kind: 'code', personal_to: email }), { ...gone, dropped: 'superseded' }],
      [await putMessage(database(), { kind: 'code', sent_at: NOW }), { ...gone, dropped: null, sent_at: NOW }],
      [await putMessage(database(), { sent_at: NOW, personal_to: email }), { ...gone, sent_at: NOW }],
      [await putMessage(database(), { kind: 'booking_moved' }), { ...kept, personal_to: PHONE, dropped: null }],
      [
        await putMessage(database(), { kind: 'code', personal_to: OTHER }),
        { ...kept, personal_to: OTHER, dropped: null },
      ],
      [await putMessage(database(), { sent_at: NOW, personal_to: OTHER }), { ...kept, personal_to: OTHER }],
    ] as const
    await change((tx) => forgetMessages(tx, [PHONE, email]))
    const read = await database().reads.selectFrom('outbox').selectAll().execute()
    expect(rows.map(([id]) => read.find((row) => row.id === id))).toMatchObject(rows.map(([, row]) => row))
  })
})
