import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newTotpSecret, openTotp, sealTotp } from '@/lib/domain/account/totp'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { passedOwner, passFor } from '@/lib/http/cookies/browser-pass'
import { ownerHash } from '@/lib/http/cookies/sealed'
import { choosePin, enterByCode, enterByPin, totpOwner } from '@/lib/use-cases/desk/staff/enter'
import { findStaff } from '@/lib/use-cases/desk/staff/find-staff'
import { addStaff } from '@/lib/use-cases/desk/staff/manage-staff'
import { reEncryptStaffKeys } from '@/lib/use-cases/desk/staff/re-encrypt-keys'
import { randomUuid } from '@/lib/user-pool/hashes'
import { checkTotp } from '@/lib/user-pool/mfa/totp'
import { reEncryptUserKeys } from '@/lib/user-pool/re-encrypt-keys'
import { insertUser, updateUser } from '@/lib/user-pool/store/users'
import * as manage from '@/pages/manage/[reference]'
import * as photo from '@/pages/photo/[id]'
import * as concern from '@/pages/unified-booking/ext/select-concern'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { book, depsOf, inDays, ONE_CHAIR, slot } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { manageAt } from '@/tests/support/own-booking'
import { picture } from '@/tests/support/pictures'

const OLD = 'a secret of at least thirty-two characters'
const NEW = 'another secret of at least thirty-two characters'
const BOTH = { secret: NEW, formerSecret: OLD }
const START = '/unified-booking/ext/select-concern?flow=PAID_ALIGNER&phone=9812345670&city=bengaluru'

describe('a new secret', () => {
  const { database } = useTestPlaces()
  const dataDir = mkdtempSync(join(tmpdir(), 'muthu-secrets-'))
  const serve = (secrets: { secret: string; formerSecret?: string }) =>
    serveFrom(database(), undefined, { ...secrets, dataDir })
  const deps = (secrets: { secret: string; formerSecret?: string }) => ({
    ...depsOf(database(), new Date()),
    ...secrets,
  })
  beforeEach(() => serve({ secret: OLD }))
  afterAll(() => serveFrom(database()))
  const draftOf = (browser: PageBrowser) => browser.cookies.get('__Host-draft')?.split(';')[0] ?? ''

  test('answers, photos, bookings and links of a browser work until the old secret is removed', async () => {
    const browser = new PageBrowser()
    const url = (await browser.get(concern, START)).to ?? ''
    await browser.postFiles(concern, url, { add_photos: 'yes' }, [['photos', Uint8Array.from(await picture())]])
    const [{ small = '' } = {}] = (await browser.get(concern, url)).props.step.photos
    const owner = ownerHash(OLD, draftOf(browser))
    const { reference, id } = await book(deps({ secret: OLD }), { placeId: ONE_CHAIR, ...slot(inDays(3)), owner })
    const { pathname, search } = new URL(small, 'http://localhost')
    const seen = async () => {
      const byLink = new PageBrowser()
      await byLink.get(manage, manageAt(reference, `&key=${manageKey(OLD, id)}`))
      return {
        typed: (await browser.get(concern, url)).status,
        photo: (await browser.get(photo, `${pathname}${search}&id=${pathname.split('/').at(-1)}`)).status,
        own: (await browser.get(manage, manageAt(reference))).status,
        link: (await byLink.get(manage, manageAt(reference))).status,
      }
    }
    const all = { typed: 200, photo: 200, own: 200, link: 200 }
    expect(await seen()).toEqual(all)
    serve(BOTH)
    expect(await seen()).toEqual(all)
    serve({ secret: NEW })
    expect(await seen()).toEqual({ typed: 307, photo: 404, own: 404, link: 404 })
  })

  test('new drafts and links outlast the old secret', async () => {
    serve(BOTH)
    const browser = new PageBrowser()
    const url = (await browser.get(concern, START)).to ?? ''
    const owner = ownerHash(NEW, draftOf(browser))
    const { reference, id } = await book(deps(BOTH), { placeId: ONE_CHAIR, ...slot(inDays(3)), owner })
    serve({ secret: NEW })
    expect((await browser.get(concern, url)).status).toBe(200)
    expect((await browser.get(manage, manageAt(reference))).status).toBe(200)
    const byLink = new PageBrowser()
    await byLink.get(manage, manageAt(reference, `&key=${manageKey(NEW, id)}`))
    expect((await byLink.get(manage, manageAt(reference))).status).toBe(200)
  })

  test('a browser pass from the old secret still works', () => {
    const now = new Date()
    const { pass } = passFor({ secret: OLD, now }, 'owner')
    const req = { url: '/api/slot/u/list', headers: { 'x-browser-pass': pass } } as never
    expect(passedOwner(req, { ...BOTH, now })).toBe('owner')
    expect(passedOwner(req, { secret: NEW, now })).toBeNull()
  })

  test('staff can still enter, and their PINs and keys are re-encrypted under the new secret', async () => {
    const before = deps({ secret: OLD })
    const manager = { phone: '+919800000011', name: 'Ravi', role: 'manager', places: null } as const
    const added = await addStaff(before, manager)
    await addStaff(before, { phone: '+919800000012', name: 'Asha', role: 'desk', places: null })
    const [boss, desk] = [await findStaff(before, manager.phone), await findStaff(before, '+919800000012')]
    if (!boss || !desk || !('key' in added) || !added.key) throw new Error('Not added')
    await choosePin(before, desk, { pin: '2580', again: '2580', isIn: false })
    expect((await enterByPin(deps({ secret: NEW }), desk, '2580')).kind).toBe('wrong')
    expect((await enterByPin(deps(BOTH), desk, '1111')).kind).toBe('wrong')
    expect((await enterByPin(deps(BOTH), desk, '2580')).kind).toBe('entered')
    expect((await enterByPin(deps({ secret: NEW }), desk, '2580')).kind).toBe('entered')

    const code = await generate({ secret: added.key })
    expect((await enterByCode(deps({ secret: NEW }), boss, code)).kind).toBe('no_key')
    expect((await enterByCode(deps(BOTH), boss, code)).kind).toBe('entered')
    const { totp_secret: sealed } = await database()
      .reads.selectFrom('staff')
      .where('id', '=', boss.id)
      .select('totp_secret')
      .executeTakeFirstOrThrow()
    expect(openTotp({ secret: NEW }, totpOwner(boss.id), sealed ?? '')?.plain).toBe(added.key)
  })

  test('patients’ authenticators still work, and the operator re-encrypts the rest', async () => {
    const now = new Date()
    const [used, left] = [randomUuid(), randomUuid()]
    const plain = newTotpSecret()
    for (const [n, sub] of [used, left].entries()) {
      const row = { sub, personal_phone: `+91980000002${n}`, status: 'CONFIRMED' as const, phone_verified: true }
      await insertUser(database().writes, row, now)
      await updateUser(database().writes, sub, { totp_secret: sealTotp(OLD, sub, plain), totp_verified: true }, now)
    }
    const user = { sub: used, totp_secret: sealTotp(OLD, used, plain) }
    const asked = { db: database(), now }
    expect(await checkTotp({ ...asked, secret: NEW }, user, await generate({ secret: plain }))).toBe(false)
    expect(await checkTotp({ ...asked, ...BOTH }, user, await generate({ secret: plain }))).toBe(true)
    await addStaff(deps({ secret: OLD }), { phone: '+919800000013', name: 'Ravi', role: 'manager', places: null })
    const resealed = async (secrets: { secret: string; formerSecret?: string }) => [
      await reEncryptStaffKeys({ db: database(), ...secrets }),
      await reEncryptUserKeys({ db: database(), ...secrets }),
    ]
    expect(await resealed({ secret: NEW })).toEqual([
      { resealed: 0, closed: 1 },
      { resealed: 0, closed: 2 },
    ])
    const one = { resealed: 1, closed: 0 }
    expect(await resealed(BOTH)).toEqual([one, { resealed: 2, closed: 0 }])
    const done = { resealed: 0, closed: 0 }
    expect(await resealed({ secret: NEW })).toEqual([done, done])
  })
})
