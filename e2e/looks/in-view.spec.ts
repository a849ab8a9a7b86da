import { expect, type Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'
import { NAME } from '@/e2e/support/steps'
import { test } from '@/e2e/support/test'
import { fill, nothing, submit, tap, tapTime } from '@/e2e/support/walk'

type Answer = (page: Page) => Promise<unknown>

/** Elements that cover a visible control at some scroll position. The middle of the control decides. */
const coveredIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const wanted = 'main a, main button, main input:not([type=hidden]), main select, main summary, main label'
    const found = new Set<string>()
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top <= end + 80; top += 80) {
      window.scrollTo(0, Math.min(top, end))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      for (const control of document.querySelectorAll(wanted)) {
        if (!control.checkVisibility({ opacityProperty: true }) || control.closest('.visually-hidden, dialog')) continue
        const box = control.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        if (box.width < 2 || box.height < 2 || y < 0 || y >= innerHeight || x < 0 || x >= innerWidth) continue
        const there = document.elementFromPoint(x, y)
        const isOwn = there === null || control.contains(there) || there.contains(control)
        if (!isOwn && !there.closest('header, label'))
          found.add(`${control.outerHTML.slice(0, 80)} under ${there.outerHTML.slice(0, 80)}`)
      }
    }
    window.scrollTo(0, 0)
    return [...found]
  })

/** The texts that the button agrees to but that were not in view before the button itself came into view. */
const unseenIn = (page: Page, agreed: readonly string[]): Promise<string[]> =>
  page.evaluate(async (texts) => {
    const button = document.querySelector('main form [data-primary] button[type=submit]')
    const form = button?.closest('form')
    if (!form || !button) return ['no button']
    const placeOf = (text: string): DOMRect | null => {
      const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.nodeValue?.includes(text) && node.parentElement?.checkVisibility()) {
          const range = document.createRange()
          range.selectNodeContents(node)
          return range.getBoundingClientRect()
        }
      return null
    }
    const seen = new Set<string>()
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top <= end + 40; top += 40) {
      window.scrollTo(0, Math.min(top, end))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const isInView = (box: DOMRect | null) => box !== null && box.top >= 0 && box.bottom <= innerHeight
      for (const text of texts) if (isInView(placeOf(text))) seen.add(text)
      if (button.getBoundingClientRect().top < innerHeight) break
    }
    window.scrollTo(0, 0)
    return texts.filter((text) => !seen.has(text))
  }, agreed)

const CONSENT = 'you agree that we may call or message you'
const ext = '/unified-booking/ext'
const book = '/unified-booking'

type Shown = { at: string; agreed?: readonly string[]; answer: Answer }
const number: Shown['answer'] = (page) => fill({ phone: freshNumber() })(page)
const name = fill({ name: NAME })
const city = { at: '/select-city', answer: tap('city', 'chennai') }
const address = fill({ pincode: '600017', address: '12 Sample Road' })

const FLOWS: Record<string, { start: string; steps: readonly Shown[] }> = {
  PAID_ALIGNER: {
    start: `${ext}/input-phone?treatment=aligner&utm_lead_type=paid`,
    steps: [
      { at: `${ext}/input-phone`, agreed: [CONSENT, '₹499', '₹199'], answer: number },
      { ...city, at: `${ext}/select-city` },
      { at: `${ext}/select-concern`, answer: tap('concern', 'gaps') },
      { at: `${ext}/select-location`, answer: tap('location', 'at_home') },
      { at: `${ext}/select-address`, answer: address },
      { at: `${ext}/select-slot`, answer: tapTime(4) },
      {
        at: `${ext}/review`,
        agreed: ['Aligner scan: ₹499', '₹499, pay at the visit', 'reschedule or cancel'],
        answer: name,
      },
    ],
  },
  SMILE_DESIGN: {
    start: `${ext}/input-phone?treatment=smile_design&utm_lead_type=paid`,
    steps: [
      { at: `${ext}/input-phone`, agreed: [CONSENT, '₹999'], answer: number },
      { ...city, at: `${ext}/select-city` },
      { at: `${ext}/treatment-choose`, answer: tap('concern', 'veneers') },
      { at: `${ext}/select-location`, answer: tap('location', 'clinic') },
      { at: `${ext}/clinic-list`, answer: tapTime(4) },
      { at: `${ext}/review`, agreed: ['Veneers', '₹999, pay at the visit'], answer: name },
    ],
  },
  PAID_IMPLANT: {
    start: `${ext}/input-phone?treatment=implant&utm_lead_type=paid`,
    steps: [
      { at: `${ext}/input-phone`, agreed: [CONSENT, '₹499'], answer: number },
      { ...city, at: `${ext}/select-city` },
      {
        at: `${ext}/select-concern`,
        answer: async (page) =>
          page
            .locator('fieldset button[name=concern]')
            .first()
            .click()
            .then(() => 'sent'),
      },
      { at: `${ext}/select-location`, answer: tap('location', 'clinic') },
      { at: `${ext}/clinic-list`, answer: tapTime(5) },
      { at: `${ext}/review`, agreed: ['Implants', '₹499, pay at the visit'], answer: name },
    ],
  },
  PAID_CLINIC: {
    start: `${ext}/input-phone?flow=PAID_CLINIC`,
    steps: [
      { at: `${ext}/input-phone`, agreed: [CONSENT, 'Clinic visit: ₹199'], answer: number },
      { ...city, at: `${ext}/select-city` },
      { at: `${ext}/clinic-list`, answer: tapTime(6) },
      { at: `${ext}/review`, agreed: ['Clinic visit', '₹199, pay at the visit'], answer: name },
    ],
  },
  ORGANIC: {
    start: `${book}/input-phone`,
    steps: [
      { at: `${book}/input-phone`, agreed: [CONSENT], answer: number },
      { ...city, at: `${book}/select-city` },
      { at: `${book}/concern-category`, answer: tap('concern_category', 'children') },
      { at: `${book}/select-treatment`, answer: tap('treatment', 'routine_checkup') },
      { at: `${book}/clinic-list`, answer: tapTime(7) },
      {
        at: `${book}/review`,
        agreed: ['Routine checkup', 'Free consultation', 'parent or guardian'],
        answer: fill({ name: NAME, age: '8' }),
      },
    ],
  },
  INDIVIDUAL_CLINIC_PAGE: {
    start: `${book}/input-phone?cid=106`,
    steps: [
      {
        at: `${book}/input-phone`,
        agreed: [CONSENT, 'Treatment'],
        answer: (page) => fill({ name: NAME, phone: freshNumber() })(page),
      },
      { at: `${book}/select-slot`, answer: tapTime(8) },
      { at: `${book}/review`, agreed: ['Free consultation', 'reschedule or cancel'], answer: nothing },
    ],
  },
  PPR: {
    start: '/free-smile-consultation',
    steps: [
      { at: '/free-smile-consultation', answer: nothing },
      { at: '/free-smile-consultation/select-issue', answer: tap('purpose', 'gaps') },
      { at: '/free-smile-consultation/input-phone', agreed: [CONSENT], answer: number },
      { ...city, at: '/free-smile-consultation/select-city' },
      { at: '/free-smile-consultation/input-name', answer: name },
      { at: '/free-smile-consultation/questionnaire', answer: nothing },
    ],
  },
  MEMBER_ACTIVATION: {
    start: '/member/activation',
    steps: [
      { at: '/member/activation', answer: nothing },
      { at: '/member/input-phone', agreed: [CONSENT], answer: number },
    ],
  },
}

for (const height of [740, 640])
  for (const [flow, { start, steps }] of Object.entries(FLOWS))
    test(`${flow} at 360 × ${height}: every consent comes before the button, and nothing covers a control`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height })
      await page.goto(start)
      for (const { at, agreed, answer } of steps) {
        await expect(page).toHaveURL((url) => url.pathname === at)
        await expect(page.locator('h1')).toBeVisible()
        // The URL changes before the step is shown.
        await expect(async () => {
          if (agreed) expect(await unseenIn(page, agreed), at).toEqual([])
          expect(await coveredIn(page), at).toEqual([])
        }).toPass()
        if ((await answer(page)) !== 'sent') await submit(page).click()
      }
    })
