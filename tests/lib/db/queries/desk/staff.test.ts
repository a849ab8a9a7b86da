import { beforeEach, describe, expect, test } from 'vitest'
import {
  countWrongPin,
  deleteDeskSession,
  deleteDeskSessionsOf,
  insertDeskSession,
  lockDeskSession,
  readDeskSession,
  recordDeskSeen,
  unlockDeskSession,
} from '@/lib/db/queries/desk/sessions'
import {
  consumeStaffTotpStep,
  readSealedStaffKeys,
  readStaffNames,
  readStaffOf,
  readStaffPlaces,
  readStaffProofs,
  reEncryptStaffTotp,
  rehashPin,
  setFirstPin,
} from '@/lib/db/queries/desk/staff'
import {
  disableStaff,
  forgetStaffPin,
  readMember,
  readPlacesNamed,
  readStaffList,
  setStaffTotp,
  writeStaff,
  writeStaffPlaces,
} from '@/lib/db/queries/desk/staff-list'
import { sweepSessions } from '@/lib/db/queries/operations/retention'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

import { swept } from '@/tests/support/swept'

const PHONE = '+919800000010'
const ASHA = { phone: PHONE, name: 'Asha', role: 'desk', everywhere: false, now: NOW } as const

describe('a database', () => {
  const { database } = useTestPlaces()
  let id: string
  beforeEach(async () => {
    id = await database().transaction(async (tx) => {
      const written = await writeStaff(tx, ASHA)
      await writeStaffPlaces(tx, written, [THREE_CHAIRS])
      return written
    })
  })

  test('a member is read by id or number, a removed one too', async () => {
    const member = (by: Parameters<typeof readMember>[1]) => database().transaction((tx) => readMember(tx, by))
    const is = { id, personal_phone: PHONE, role: 'desk', everywhere: false, has_key: false }
    expect(await member({ id })).toEqual({ ...is, is_removed: false, place_ids: [THREE_CHAIRS] })
    await setStaffTotp(database().writes, id, 'sealed')
    await database().transaction((tx) => disableStaff(tx, PHONE, NOW))
    expect(await member({ phone: PHONE })).toMatchObject({ ...is, has_key: true, is_removed: true })
    expect(await member({ phone: '+919800000999' })).toBeUndefined()
  })

  test('a phone belongs to one member of staff, who has certain places or all', async () => {
    const { reads } = database()
    expect(await readStaffOf(reads, PHONE)).toEqual({
      id,
      personal_name: 'Asha',
      role: 'desk',
      everywhere: false,
      has_pin: false,
    })
    expect(await readStaffOf(reads, '+919800000011')).toBeUndefined()
    expect(await readStaffNames(reads, [id])).toEqual(new Map([[id, 'Asha']]))
    expect(await readStaffNames(reads, [])).toEqual(new Map())
    expect(await readStaffPlaces(reads, id)).toEqual([
      { id: THREE_CHAIRS, name: 'Test Dental T. Market', kind: 'clinic', city: 'Testpur' },
    ])
    await database().transaction((tx) => writeStaff(tx, { ...ASHA, role: 'manager', everywhere: true }))
    const all = await readStaffPlaces(reads, id)
    expect(all.map((place) => place.id)).toEqual(expect.arrayContaining([ONE_CHAIR, THREE_CHAIRS, 'test-zone']))
    expect(await readStaffList(reads)).toMatchObject([{ id, personal_phone: PHONE, role: 'manager', places: [] }])
  })

  test('the query finds places by their ids and by clinic ids', async () => {
    expect(await readPlacesNamed(database().reads, [ONE_CHAIR, '902', 'none'])).toEqual(
      expect.arrayContaining([
        { id: ONE_CHAIR, cid: '901' },
        { id: THREE_CHAIRS, cid: '902' },
      ]),
    )
  })

  test('the first PIN stays until it is reset, and an authenticator’s code is used once', async () => {
    const { reads, writes } = database()
    expect(await setFirstPin(writes, id, 'one')).toBe(true)
    expect(await setFirstPin(writes, id, 'two')).toBe(false)
    await setStaffTotp(writes, id, 'sealed')
    expect(await readStaffProofs(reads, id)).toEqual({ pin_hash: 'one', totp_secret: 'sealed' })
    const taken = [7, 7, 6, 8].map((step) => () => consumeStaffTotpStep(writes, id, step))
    const outcomes: boolean[] = []
    for (const take of taken) outcomes.push(await take())
    expect(outcomes).toEqual([true, false, false, true])
    expect(await forgetStaffPin(writes, PHONE)).toBe(true)
    expect(await readStaffProofs(reads, id)).toMatchObject({ pin_hash: null })
    expect(await forgetStaffPin(writes, '+919800000011')).toBe(false)
  })

  test('a PIN and a key are stored again unless they changed meanwhile', async () => {
    const { reads, writes } = database()
    expect(await readSealedStaffKeys(reads)).toEqual([])
    await setFirstPin(writes, id, 'one')
    await setStaffTotp(writes, id, 'sealed')
    await rehashPin(writes, { staffId: id, kept: 'other', hash: 'lost' })
    await rehashPin(writes, { staffId: id, kept: 'one', hash: 'two' })
    await reEncryptStaffTotp(writes, { staffId: id, sealed: 'other', resealed: 'lost' })
    await reEncryptStaffTotp(writes, { staffId: id, sealed: 'sealed', resealed: 'anew' })
    expect(await readStaffProofs(reads, id)).toEqual({ pin_hash: 'two', totp_secret: 'anew' })
    expect(await readSealedStaffKeys(reads)).toEqual([{ id, sealed: 'anew' }])
  })

  test('a removed member of staff has no access, and returns without PIN and authenticator', async () => {
    const { reads, writes } = database()
    await setFirstPin(writes, id, 'one')
    await setStaffTotp(writes, id, 'sealed')
    expect(await database().transaction((tx) => disableStaff(tx, PHONE, NOW))).toBe(id)
    expect(await database().transaction((tx) => disableStaff(tx, PHONE, NOW))).toBeUndefined()
    expect([await readStaffOf(reads, PHONE), await readStaffList(reads)]).toEqual([undefined, []])
    expect(await database().transaction((tx) => writeStaff(tx, ASHA))).toBe(id)
    expect(await readStaffProofs(reads, id)).toEqual({ pin_hash: null, totp_secret: null })
  })

  test('a browser stays at the desk until it is locked, leaves or fails too many PINs', async () => {
    const { reads, writes } = database()
    const open = (tokenHash: string) =>
      insertDeskSession(writes, { tokenHash, staffId: id, now: NOW, endsAt: minutesAfter(720) })
    const read = (tokenHash: string) => readDeskSession(reads, tokenHash, id)
    for (const name of ['a', 'b', 'c', 'd']) await open(name)
    const moments = { seen_at: NOW, unlocked_at: NOW, ends_at: minutesAfter(720) }
    expect(await read('a')).toEqual(moments)
    expect(await readDeskSession(reads, 'a', '00000000-0000-0000-0000-000000000000')).toBeUndefined()
    await recordDeskSeen(writes, 'a', minutesAfter(2))
    await lockDeskSession(writes, 'a')
    expect(await read('a')).toEqual({ ...moments, seen_at: minutesAfter(2), unlocked_at: null })
    const wrong = () => database().transaction((tx) => countWrongPin(tx, 'a', 2))
    expect(await wrong()).toBe(false)
    await unlockDeskSession(writes, 'a', minutesAfter(3))
    expect(await read('a')).toMatchObject({ seen_at: minutesAfter(3), unlocked_at: minutesAfter(3) })
    expect([await wrong(), await wrong(), await read('a')]).toEqual([false, true, undefined])
    await deleteDeskSession(writes, 'b')
    expect([await read('b'), await read('c')]).toEqual([undefined, moments])
    await swept(sweepSessions(writes, minutesAfter(720)))
    expect(await read('c')).toBeUndefined()
    await open('e')
    await deleteDeskSessionsOf(writes, id)
    expect(await read('e')).toBeUndefined()
  })
})
