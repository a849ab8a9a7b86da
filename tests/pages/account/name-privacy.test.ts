import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { NAME } from '@/lib/texts/en/questions/input-name'
import * as profile from '@/pages/account/profile'
import confirm from '@/pages/api/booking/u/confirm'
import saveLead from '@/pages/api/lead/u/save'
import updateUser from '@/pages/api/user/a/update'
import * as add from '@/pages/desk/[place]/new'
import * as inputName from '@/pages/free-smile-consultation/input-name'
import * as questionnaire from '@/pages/free-smile-consultation/questionnaire'
import * as manage from '@/pages/manage/[reference]'
import * as family from '@/pages/manage/[reference]/family'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as inputPhone from '@/pages/unified-booking/input-phone'
import * as review from '@/pages/unified-booking/review'
import { startSession } from '@/tests/support/account/accounts'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { depsOf, inDays, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { atDesk, signedInWith } from '@/tests/support/desk/desk-browser'
import { manageAt, SECRET, useOwnBooking } from '@/tests/support/own-booking'
import { patientsOf } from '@/tests/support/patients'

const TYPED = ['Claim at muthu-refund.com', 'KYC expired. Pay at bit.ly', 'www muthu', 'muthu．com', 'asha@example.in']
const { link } = NAME.causes.name
const DAY = inDays(3)
const FORM = { phone: '98765 43210', treatment: 'braces', city: 'chennai' }
const LIST =
  '/unified-booking/clinic-list?flow=ORGANIC&city=chennai&concern_category=alignment&treatment=braces&phone=9876543210'
const PPR = '?flow=PPR&purpose=gaps&phone=9812345670&city=bengaluru'
const CALLED = { phone: '9876543210', flow: 'ORGANIC' }

const refused = (part: Record<string, unknown>) => [JSON.stringify(part).includes(link) || part.name === 'link', part]

describe('a name that holds a link or an address', () => {
  const { database, bookAt } = useOwnBooking()
  const deps = () => depsOf(database(), new Date())

  /** By form: the sentences or causes of its answer to the name, by control. */
  const DOORS: Record<string, (name: string, nth: number) => Promise<Record<string, unknown>>> = {
    'the name of PPR': async (name) => {
      const browser = new PageBrowser()
      const { to } = await browser.get(inputName, `/free-smile-consultation/input-name${PPR}`)
      return (await browser.post(inputName, to as string, { name })).props.step.causes
    },
    'the first form of a clinic': async (name) => {
      const url = '/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&city=chennai&cid=106'
      return (await new PageBrowser().post(inputPhone, url, { ...FORM, name })).props.step.causes
    },
    'the review': async (name) => {
      const browser = new PageBrowser()
      const { to: list } = await browser.get(clinicList, LIST)
      const { props } = await browser.get(clinicList, list as string)
      const [slot = ''] = /\d{4}-\d\d-\d\dT\d\d:\d\d\/\d\d:\d\d@\w+/.exec(JSON.stringify(props.data)) ?? []
      const { to } = await browser.post(clinicList, list as string, { slot, self_booked: 'true' })
      return (await browser.post(review, to as string, { name })).props.step.causes
    },
    'the family': async (name, nth) => {
      const start = `${10 + (nth >> 1)}:00`
      const whose = {
        owner: `bob ${nth}`,
        phone: '+919800000002',
        name: 'Bob',
        start,
        end: start.replace(':00', ':30'),
      }
      const { reference, id } = await bookAt(THREE_CHAIRS, whose)
      const browser = new PageBrowser()
      await browser.get(manage, manageAt(reference, `&key=${manageKey(SECRET, id)}`))
      const url = `/manage/${reference}/family?reference=${reference}`
      return (await browser.post(family, url, { intent: 'times', key: 'K', name_1: name, age_1: '8' })).props.family
        .problems
    },
    'the front desk': async (name, nth) => {
      const browser = await atDesk(database(), { phone: `+9198000001${nth}0` })
      const form = { ...FORM, intent: 'book', name, key: 'K', slot: `${DAY}T09:00/09:30@${THREE_CHAIRS}` }
      return (await browser.post(add, `/desk/${THREE_CHAIRS}/new?place=${THREE_CHAIRS}`, form)).props.booking.mistakes
    },
    'the account': async (name) => {
      const browser = await signedInWith(database(), '+919800000003')
      const { typed } = (await browser.post(profile, '/account/profile', { intent: 'name', name })).props
      return { name: typed.cause }
    },
    'the call that confirms': async (name) =>
      (await call(confirm, { ...CALLED, zone: 'x', date: DAY, start: '10:00', name })).body.error.fields,
    'the call that leaves a lead': async (name) =>
      (await call(saveLead, { ...CALLED, name, consent: true })).body.error.fields,
    'the call that changes an account': async (name) => {
      const { uid } = await (await patientsOf(database())).signedIn()
      return (await call(updateUser, { name }, { session: await startSession(deps(), uid) })).body.error.fields
    },
  }

  test.each(Object.entries(DOORS))('%s refuses such a name with a clear text and stores nothing', async (_, door) => {
    for (const [nth, name] of TYPED.entries()) {
      const part = await door(name, nth)
      expect(refused(part)).toEqual([true, part])
    }
    const tables = ['bookings', 'leads', 'users'] as const
    const rows = await Promise.all(tables.map((table) => database().reads.selectFrom(table).selectAll().execute()))
    expect(JSON.stringify(rows)).not.toMatch(/muthu-refund|bit\.ly|www|muthu．com|example\.in/)
  })

  test('a step asks again when its address carries such a name', async () => {
    for (const name of TYPED) {
      const url = `/free-smile-consultation/questionnaire${PPR}&name=${encodeURIComponent(name)}`
      const browser = new PageBrowser()
      const { to } = await browser.get(questionnaire, url)
      expect((await browser.get(questionnaire, to as string)).to).toMatch(/^\/free-smile-consultation\/input-name\?/)
    }
  })
})
