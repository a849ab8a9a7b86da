// Which campaign is kept with a lead and a booking: the first touch and the last.
import { describe, expect, test } from 'vitest'
import { saveLead } from '@/lib/use-cases/leads/save'
import { book, confirmInput, ONE_CHAIR, rowsOf } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const PHONE = confirmInput().phone
const DAY = 24 * 60
const SPRING = { utm_source: 'poster', utm_campaign: 'spring' }
const SUMMER = { utm_source: 'search', gclid: 'g1' }

describe('attribution', () => {
  const { database, deps } = useTestPlaces()
  const save = (attribution: Record<string, string>, minutes = 0, phone = PHONE) =>
    saveLead(deps(minutes), {
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

  describe('a lead', () => {
    test('of one visit has it as its first and its last', async () => {
      await save(SPRING)
      expect(await touches()).toEqual([[SPRING, SPRING]])
    })

    test('keeps the first campaign, and the latest as the last', async () => {
      await save(SPRING)
      await save(SUMMER, 1)
      await save({ utm_source: 'letter' }, 2)
      expect(await touches()).toEqual([[{ ...SPRING, gclid: 'g1' }, { utm_source: 'letter' }]])
    })

    test('keeps the last through visits without a campaign', async () => {
      await save(SPRING)
      await save(SUMMER, 1)
      await save({}, 2)
      expect(await touches()).toEqual([[expect.objectContaining(SPRING), SUMMER]])
    })

    test('that began without a campaign has the next as both', async () => {
      await save({})
      expect(await touches()).toEqual([[{}, {}]])
      await save(SPRING, 1)
      expect(await touches()).toEqual([[SPRING, SPRING]])
    })
  })

  describe('a booking', () => {
    const bookedWith = async (attribution: Record<string, string>, minutes = 0) => {
      await book(deps(minutes), { attribution })
      const [row] = await rowsOf(database(), ONE_CHAIR)
      return [row?.first_attribution, row?.attribution]
    }

    test('has the first touch of its phone’s open lead, and its own as the last', async () => {
      await save(SPRING)
      expect(await bookedWith(SUMMER)).toEqual([SPRING, SUMMER])
    })

    test('without a lead has its own as both', async () => {
      await save(SPRING, 0, '+919800000002')
      expect(await bookedWith(SUMMER)).toEqual([SUMMER, SUMMER])
    })

    // A referral's code is one of these: a stranger must not leave their own under somebody's number.
    test('has its own where another browser left the phone’s lead', async () => {
      await save({ ...SPRING, ref: 'THIEF' })
      await database().script(`UPDATE leads SET owner = 'another browser'`)
      expect(await bookedWith(SUMMER)).toEqual([SUMMER, SUMMER])
    })

    test('has its own where the phone’s lead came without a campaign', async () => {
      await save({})
      expect(await bookedWith(SUMMER)).toEqual([SUMMER, SUMMER])
    })
  })

  test('a lead of another day has its own first touch', async () => {
    await save(SPRING)
    await save(SUMMER, DAY)
    expect(await touches()).toEqual([
      [SPRING, SPRING],
      [SUMMER, SUMMER],
    ])
  })
})
