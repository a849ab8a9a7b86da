import { describe, expect, test } from 'vitest'
import { saveLead } from '@/lib/use-cases/leads/save'
import { book, confirmInput, ONE_CHAIR, rowsOf } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const PHONE = confirmInput().phone
const DAY = 24 * 60
const SPRING = { utm_source: 'poster', utm_campaign: 'spring' }
const SUMMER = { utm_source: 'search', gclid: 'g1' }

describe('the campaigns of leads and bookings', () => {
  const { database, deps } = useTestPlaces()
  const save = (attribution: Record<string, string>, minutes = 0, phone = PHONE) =>
    saveLead(deps(minutes), {
      language: 'en',
      phone,
      owner: confirmInput().owner,
      network: '192.0.2.1',
      flow: 'ORGANIC',
      step: 'input-phone',
      answers: {},
      attribution,
      consentVersion: '2026-01',
    })
  const touches = async () => {
    const leads = await database().writes.selectFrom('leads').selectAll().orderBy('created_at').execute()
    return leads.map(({ attribution, last_attribution }) => [attribution, last_attribution])
  }

  describe('the campaigns of a lead', () => {
    test('a lead of one visit has one campaign as its first and last', async () => {
      await save(SPRING)
      expect(await touches()).toEqual([[SPRING, SPRING]])
    })

    test('a lead keeps its first campaign, and the latest one as the last', async () => {
      await save(SPRING)
      await save(SUMMER, 1)
      await save({ utm_source: 'letter' }, 2)
      expect(await touches()).toEqual([[{ ...SPRING, gclid: 'g1' }, { utm_source: 'letter' }]])
    })

    test('a lead keeps its last campaign through visits without one', async () => {
      await save(SPRING)
      await save(SUMMER, 1)
      await save({}, 2)
      expect(await touches()).toEqual([[expect.objectContaining(SPRING), SUMMER]])
    })

    test('a lead that began without a campaign gets the next one as first and last', async () => {
      await save({})
      expect(await touches()).toEqual([[{}, {}]])
      await save(SPRING, 1)
      expect(await touches()).toEqual([[SPRING, SPRING]])
    })
  })

  describe('the campaigns of a booking', () => {
    const bookedWith = async (attribution: Record<string, string>, minutes = 0) => {
      await book(deps(minutes), { attribution })
      const [row] = await rowsOf(database(), ONE_CHAIR)
      return [row?.first_attribution, row?.attribution]
    }

    test('a booking has its phone’s open lead’s first campaign, and its own as the last', async () => {
      await save(SPRING)
      expect(await bookedWith(SUMMER)).toEqual([SPRING, SUMMER])
    })

    test('a booking without a lead has its own campaign as first and last', async () => {
      await save(SPRING, 0, '+919800000002')
      expect(await bookedWith(SUMMER)).toEqual([SUMMER, SUMMER])
    })

    // A campaign may hold a referral code: nobody may leave their own code under another person's number.
    test('a booking has its own campaign when another browser left the phone’s lead', async () => {
      await save({ ...SPRING, ref: 'THIEF' })
      await database().script(`UPDATE leads SET owner = 'another browser'`)
      expect(await bookedWith(SUMMER)).toEqual([SUMMER, SUMMER])
    })

    test('a booking has its own campaign when the phone’s lead had none', async () => {
      await save({})
      expect(await bookedWith(SUMMER)).toEqual([SUMMER, SUMMER])
    })
  })

  test('a lead of another day has its own first campaign', async () => {
    await save(SPRING)
    await save(SUMMER, DAY)
    expect(await touches()).toEqual([
      [SPRING, SPRING],
      [SUMMER, SUMMER],
    ])
  })
})
