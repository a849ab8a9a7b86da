import { beforeEach, describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { ownerHash } from '@/lib/http/cookies/sealed'
import { addPhoto } from '@/lib/use-cases/photos/add'
import { runtime } from '@/lib/use-cases/runtime'
import * as account from '@/pages/account'
import * as manage from '@/pages/manage/[reference]'
import * as success from '@/pages/unified-booking/ext/success'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { book, depsOf, SECRET, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { picture } from '@/tests/support/pictures'

const DRAFT = 'A'.repeat(22)
const PHONE = '+919800000001'

describe('the photos of a booking', () => {
  const { database } = useTestPlaces()
  const deps = () => depsOf(database(), new Date())
  let [reference, key, uid] = ['', '', '']
  beforeEach(async () => {
    serveFrom(database())
    const owner = ownerHash(SECRET, DRAFT)
    const at = new Date(Date.now() + 3 * 86_400_000)
    // The test clinics close on Sundays.
    const day = (at.getUTCDay() === 0 ? new Date(at.getTime() + 86_400_000) : at).toISOString().slice(0, 10)
    await addPhoto(deps(), runtime().photos, {
      owner,
      network: '192.0.2.1',
      gone: new AbortController().signal,
      file: await picture(),
    })
    uid = (await openAccount(deps(), { phone: PHONE })).uid
    const booked = await book(deps(), { owner, uid, placeId: THREE_CHAIRS, ...slot(day) })
    reference = booked.reference
    key = manageKey(SECRET, booked.id)
  })
  const at = (query = '') => `/manage/${reference}?reference=${reference}${query}`
  const owner = () => {
    const browser = new PageBrowser()
    browser.cookies.set('__Host-draft', DRAFT)
    return browser
  }
  const patient = async () => {
    const browser = new PageBrowser()
    browser.cookies.set('__Host-session', await startSession(deps(), uid))
    browser.cookies.set('signed-in', uid)
    return browser
  }
  const stored = () => database().reads.selectFrom('smile_photos').select('gone_at').execute()

  test('the browser that booked and the patient’s account show the photos', async () => {
    const done = await owner().get(success, `/unified-booking/ext/success?flow=PAID_CLINIC&booking=${reference}`)
    expect(done.props.ticket.photos).toHaveLength(1)
    expect((await owner().get(manage, at())).props.ticket.photos).toHaveLength(1)
    const { dashboard } = (await (await patient()).get(account, '/account')).props
    expect(dashboard.upcoming[0].photos).toHaveLength(1)
  })

  test('a visitor with only the link can neither see nor remove the photos', async () => {
    const bearer = new PageBrowser()
    await bearer.get(manage, at(`&key=${key}`))
    const shown = await bearer.get(manage, at())
    expect(shown.props.ticket).toMatchObject({ reference, photos: [] })
    const [{ id }] = (await owner().get(manage, at())).props.ticket.photos
    await bearer.post(manage, at(), { intent: 'remove_photo', remove_photo: id })
    expect(await stored()).toEqual([{ gone_at: null }])
  })

  test('the patient can remove a photo with its button', async () => {
    const browser = await patient()
    const [{ id }] = (await browser.get(manage, at())).props.ticket.photos
    expect(await browser.post(manage, at(), { intent: 'remove_photo', remove_photo: id })).toMatchObject({
      status: 303,
      to: `/manage/${reference}?notice=photo`,
    })
    const after = await browser.get(manage, at('&notice=photo'))
    expect(after.props).toMatchObject({ notice: 'photo', ticket: { photos: [] } })
    expect(await stored()).toEqual([{ gone_at: expect.any(Date) }])
  })
})
