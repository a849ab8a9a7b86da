// The browser requests the next question before the server has answered, so it must choose the same page as the server.
import { describe, expect, test } from 'vitest'
import { FLOWS } from '@/flows/table'
import { hrefAfter, readStep } from '@/lib/browser/forms/read-step'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import * as pprCity from '@/pages/free-smile-consultation/select-city'
import * as category from '@/pages/unified-booking/concern-category'
import * as extCity from '@/pages/unified-booking/ext/select-city'
import * as concern from '@/pages/unified-booking/ext/select-concern'
import * as choose from '@/pages/unified-booking/ext/treatment-choose'
import * as city from '@/pages/unified-booking/select-city'
import * as treatment from '@/pages/unified-booking/select-treatment'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { useOneSeat } from '@/tests/support/one-seat'

const CAMPAIGN = 'utm_source=sample&utm_campaign=a%20b%26c&gclid=X1'
const STEPS = [
  { page: city, at: '/unified-booking/select-city?flow=ORGANIC', forms: [{ city: 'chennai' }] },
  {
    page: city,
    at: '/unified-booking/select-city?flow=ORGANIC&city=kochi&concern_category=emergency&cid=106&skip_video=true',
    forms: [{ city: 'chennai' }],
  },
  {
    page: category,
    at: '/unified-booking/concern-category?flow=ORGANIC&city=chennai&concern_category=alignment&treatment=braces',
    forms: [{ concern_category: 'emergency' }, { concern_category: 'hygiene' }, { concern_category: 'alignment' }],
  },
  {
    page: treatment,
    at: '/unified-booking/select-treatment?flow=ORGANIC&city=chennai&concern_category=alignment',
    forms: [{ treatment: 'braces' }, { treatment: 'aligner_scan' }],
  },
  { page: extCity, at: '/unified-booking/ext/select-city?flow=PAID_ALIGNER', forms: [{ city: 'chennai' }] },
  { page: extCity, at: '/unified-booking/ext/select-city?flow=SMILE_DESIGN', forms: [{ city: 'chennai' }] },
  { page: extCity, at: '/unified-booking/ext/select-city?flow=PAID_CLINIC', forms: [{ city: 'chennai' }] },
  {
    page: concern,
    at: '/unified-booking/ext/select-concern?flow=PAID_ALIGNER&city=chennai',
    forms: [{ concern: 'gaps' }],
  },
  {
    page: choose,
    at: '/unified-booking/ext/treatment-choose?flow=SMILE_DESIGN&city=chennai',
    forms: [{ concern: 'veneers' }],
  },
  { page: pprCity, at: '/free-smile-consultation/select-city?flow=PPR&purpose=gaps', forms: [{ city: 'chennai' }] },
]

const formData = (form: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  return data
}

describe('the next step that the browser works out by itself', () => {
  useOneSeat()

  test.each(STEPS)('after $at the browser names the same step as the server', async ({ page, at, forms }) => {
    const browser = new PageBrowser()
    const { to } = await browser.get(page, `${at}&phone=9876543210&${CAMPAIGN}`)
    for (const form of forms) {
      const { step } = (await browser.get(page, to as string)).props
      const { answers, causes } = readStep(step, formData(form))
      expect(causes).toEqual({})
      const known = hrefAfter(step, answers)
      expect(known).toContain('gclid=X1')
      expect((await browser.post(page, to as string, form)).to).toBe(known)
    }
  })

  test('the browser waits for the server after a number, slot, address or name, and for an unknown visitor', () => {
    const known = FLOW_NAMES.flatMap((flow) =>
      FLOWS[flow].rows
        .filter(({ route }) => hrefAfter({ flow, route, query: `flow=${flow}&phone=~sealed` }, {}) !== null)
        .map(({ route }) => route),
    )
    expect(new Set(known)).toEqual(new Set(STEPS.map(({ at }) => at.split('?')[0])))
    for (const { page: _, at } of STEPS) {
      const [route = '', query = ''] = at.split('?')
      const flow = new URLSearchParams(query).get('flow')
      expect(hrefAfter({ flow, route, query } as Parameters<typeof hrefAfter>[0], {})).toBeNull()
    }
  })
})
