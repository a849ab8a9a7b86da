import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import * as manage from '@/pages/manage/[reference]'
import * as cancel from '@/pages/manage/[reference]/cancel'
import * as family from '@/pages/manage/[reference]/family'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { inDays, ONE_CHAIR, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { manageAt, SECRET, useOwnBooking } from '@/tests/support/own-booking'

const TWO = { name_1: 'Asha Rao', age_1: '8', name_2: ' ', age_2: '', name_3: 'மீனா', age_3: '0' }
const DAY = inDays(3)

describe('the page that books companions', () => {
  const { database, own, bookAt } = useOwnBooking()
  const familyAt = (reference: string) => `/manage/${reference}/family?reference=${reference}`
  const names = async () => {
    const rows = await database()
      .reads.selectFrom('bookings')
      .select(['personal_name', 'reference'])
      .orderBy('booked_at')
      .execute()
    return rows.map(({ personal_name }) => personal_name).sort()
  }
  /** A booking at 10:00 at the clinic with one chair, opened by its link. */
  const byLink = async (placeId = ONE_CHAIR) => {
    const { reference, id } = await bookAt(placeId, { owner: 'bob', phone: '+919800000002', name: 'Bob' })
    const browser = new PageBrowser()
    await browser.get(manage, manageAt(reference, `&key=${manageKey(SECRET, id)}`))
    const post = (form: object) =>
      browser.post(family, familyAt(reference), { intent: 'at' in form ? 'book' : 'times', key: 'K', ...TWO, ...form })
    return { reference, browser, post }
  }

  test('the page asks who comes, shows slots with a person for each, and books the chosen ones', async () => {
    const { reference, browser, post } = await byLink()
    const asked = await browser.get(family, familyAt(reference))
    expect(asked.props.family).toMatchObject({
      reference,
      choices: null,
      problems: [],
      people: Array(4).fill({ name: '', age: '' }),
    })
    const { status, props } = await post({})
    expect(status).toBe(200)
    expect(props.family.choices[0]).toEqual({
      value: `${DAY}T10:00`,
      stays: true,
      title: expect.stringMatching(/, 10:00 am to 11:30 am$/),
      companions: ['10:00 am · Bob', '10:30 am · Asha Rao', '11:00 am · மீனா'],
    })
    expect(props.family.same).toMatch(/^Each person gets the same booking as yours: /)
    expect(await names()).not.toContain('Asha Rao')
    const booked = await post({ at: `${DAY}T10:00` })
    expect(booked).toMatchObject({ status: 303, to: `/manage/${reference}?notice=family` })
    // A second tap of the same form books nobody again.
    expect(await post({ at: `${DAY}T10:00` })).toMatchObject({ to: `/manage/${reference}?notice=family` })
    expect(await names()).toEqual(['Ann Mary', 'Asha Rao', 'Bob', 'மீனா'])
    const shown = (await browser.get(manage, manageAt(reference, '&notice=family'))).props
    expect(shown).toMatchObject({
      notice: 'family',
      companions: [{ name: 'Asha Rao, 8 years' }, { name: 'மீனா, under 1 year' }],
    })
    expect((await browser.get(family, familyAt(reference))).props.family.people).toHaveLength(2)
    // A visitor with one booking's link can open each of the others, and sees who else comes.
    const child = shown.companions[0].reference
    const opened = (await browser.get(manage, manageAt(child))).props
    expect(opened.ticket.patient).toBe('Asha Rao, 8 years')
    expect(opened.companions.map((each: { name: string }) => each.name)).toEqual(['Bob', 'மீனா, under 1 year'])
    expect((await new PageBrowser().get(manage, manageAt(child))).status).toBe(404)
  })

  test.each([
    ['nobody', { name_1: '', age_1: '', name_3: '', age_3: '' }, ['name_1']],
    ['a name without an age', { age_1: '' }, ['age_1']],
    ['an age without a name, and another that is none', { name_1: '', age_3: 'two' }, ['name_1', 'age_3']],
    ['a name of digits', { name_2: '12', age_2: '121' }, ['name_2', 'age_2']],
  ])('the page refuses %s, keeps the typed values and books nobody', async (_, wrong, controls) => {
    const { post } = await byLink()
    for (const at of [{}, { at: `${DAY}T10:00` }]) {
      const { status, props } = await post({ ...wrong, ...at })
      const { problems, people, choices } = props.family
      expect([status, choices, problems.map(({ control }: { control: string }) => control)]).toEqual([
        422,
        null,
        controls,
      ])
      expect(new Set(problems.map(({ text }: { text: string }) => text)).size).toBe(controls.length)
      expect(people[1].age).toBe({ ...TWO, ...wrong }.age_2)
    }
    expect(await names()).toEqual(['Ann Mary', 'Bob'])
  })

  test('when somebody else was faster, nothing changes and the page offers other slots with the names kept', async () => {
    const { post } = await byLink()
    await post({})
    await bookAt(ONE_CHAIR, { owner: 'cid', phone: '+919800000003', name: 'Cid', ...slot(DAY, '10:30', '11:00') })
    const { status, props } = await post({ at: `${DAY}T10:00` })
    expect(status).toBe(409)
    expect(props.family.problems).toEqual([
      { control: null, text: expect.stringContaining('Someone else has just taken') },
    ])
    expect(props.family.people[0]).toEqual({ name: 'Asha Rao', age: '8' })
    expect(props.family.choices[0].companions).toEqual(['9:00 am · Asha Rao', '9:30 am · மீனா', '10:00 am · Bob'])
    expect(await names()).toEqual(['Ann Mary', 'Bob', 'Cid'])
    // The names need not be typed again.
    const again = await post({ intent: 'change' })
    expect(again.props.family).toMatchObject({
      choices: null,
      problems: [],
      people: [{ name: 'Asha Rao' }, {}, {}, {}],
    })
  })

  test('only a visitor who may open the booking sees the page, and it leads back when nobody can be added', async () => {
    const { reference } = await byLink(THREE_CHAIRS)
    const stranger = new PageBrowser()
    for (const answer of [
      await stranger.get(family, familyAt(reference)),
      await stranger.post(family, familyAt(reference), { intent: 'book', key: 'K', ...TWO, at: `${DAY}T10:00` }),
    ])
      expect(answer).toMatchObject({ status: 303, to: `/manage/${reference}`, props: null })
    const call = await bookAt(THREE_CHAIRS, { owner: 'cid', phone: '+919800000003', appointmentType: 'video' })
    await stranger.get(manage, manageAt(call.reference, `&key=${manageKey(SECRET, call.id)}`))
    expect((await stranger.get(family, familyAt(call.reference))).to).toBe(`/manage/${call.reference}`)
    expect(
      await stranger.post(family, familyAt(call.reference), { intent: 'book', key: 'K', ...TWO, at: `${DAY}T10:00` }),
    ).toMatchObject({
      to: `/manage/${call.reference}`,
    })
    // Another booking's link opens nothing here.
    await stranger.get(manage, manageAt(own.reference, `&key=${own.key}`))
    expect((await stranger.get(family, familyAt(reference))).status).toBe(303)
    expect(await names()).toEqual(['Ann Mary', 'Ann Mary', 'Bob'])
  })

  test('the companions are cancelled with the first booking only when the patient ticks that', async () => {
    const { reference, browser, post } = await byLink()
    await post({ at: `${DAY}T10:00` })
    const question = await browser.get(cancel, `/manage/${reference}/cancel?reference=${reference}`)
    expect(question.props.companions).toHaveLength(2)
    const standing = () =>
      database().reads.selectFrom('bookings').where('status', '=', 'confirmed').select('personal_name').execute()
    await browser.post(manage, manageAt(question.props.companions[0].reference), { intent: 'cancel' })
    expect(await standing()).toHaveLength(3)
    const gone = await browser.post(manage, manageAt(reference), { intent: 'cancel', together: '1' })
    expect(gone.to).toBe(`/manage/${reference}?notice=cancelled`)
    expect(await standing()).toEqual([{ personal_name: 'Ann Mary' }])
  })
})
