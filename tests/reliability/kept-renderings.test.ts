// Steps are rendered and packed once for many, and each of those gets what is their own in it, and nothing of anybody else.
import { expect, test } from 'vitest'
import { type Browser, openBrowser, type Reply } from '@/tests/reliability/support/browser'
import { ownSite } from '@/tests/reliability/support/own-site'
import { newPerson } from '@/tests/reliability/support/people'
import { askRaw, plain, type Raw } from '@/tests/reliability/support/raw'
import { type Person, type Walk, walk, walksOf } from '@/tests/reliability/support/walks'

const { site } = ownSite()

/** Of one length and of others, of another script, and with a sign that markup writes in another way. */
const NAMES = ['Asha Rao', 'Ravi Dev', 'Lakshmi Narayanan Menon', 'நாசா தேவி', "Mary O'Neil"]

type Visit = { browser: Browser; person: Person; pages: string[] }

/** The pages that a walk of somebody of this name shows. */
async function visitAs(name: string, flow: string): Promise<Visit> {
  const heard: Reply[] = []
  const browser = openBrowser(site().origin, new Map(), (reply) => heard.push(reply))
  const person = { ...newPerson(), name }
  await walk(browser, walksOf(person)[flow] as Walk)
  return { browser, person, pages: heard.filter(({ status }) => status === 200).map(({ path }) => path) }
}

function ask({ browser: { origin, cookies } }: Visit, page: string, coding: string): Promise<Raw> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return askRaw(origin, page, { 'accept-encoding': coding, ...(cookie ? { cookie } : {}) })
}

/** A number as pages show it. */
const shown = (phone: string): string => `${phone.slice(-10, -5)} ${phone.slice(-5)}`

/** What nobody else may see of a visit: the number, the sealed values of its addresses, its cookies. */
const secretsOf = ({ browser, person, pages }: Visit): string[] => [
  person.phone.slice(-10),
  shown(person.phone),
  ...pages.flatMap((page) => page.match(/(?<=~|%7E)[\w-]{38,}/g) ?? []),
  ...browser.cookies.values(),
]

test.for(['PPR', 'ORGANIC scan at home', 'PAID_CLINIC'])(
  '%s: each of many gets their own page, packed or not, with nothing of another one in it',
  async (flow) => {
    const visits: Visit[] = []
    for (const name of NAMES) visits.push(await visitAs(name, flow))
    for (const visit of visits) {
      const others = visits.filter((each) => each !== visit).flatMap(secretsOf)
      for (const page of visit.pages) {
        const [packed, asItIs] = [await ask(visit, page, 'gzip'), await ask(visit, page, 'identity')]
        expect(packed.status, page).toBe(200)
        expect(plain(packed), page).toBe(plain(asItIs))
        for (const secret of others) expect(plain(packed), page).not.toContain(secret)
      }
    }
  },
)

test('what is a visitor’s own stands as it is in what was packed before', async () => {
  await visitAs('Asha Rao', 'PPR')
  await visitAs('Ravi Dev', 'PPR')
  const visit = await visitAs('Uma Devi', 'PPR')
  const page = visit.pages.find((path) => path.includes('/input-name')) ?? ''
  const packed = await ask(visit, page, 'gzip')
  const { phone } = visit.person
  const sealed = /phone=%7E([\w-]+)/.exec(page)?.[1] ?? 'none'
  for (const own of [shown(phone), sealed]) expect(packed.body.includes(own), own).toBe(true)
})

test('a form that is refused is shown again to whoever sent it, and kept for nobody', async () => {
  const path = '/free-smile-consultation/input-phone?flow=PPR&purpose=gaps'
  const [first, second] = [openBrowser(site().origin), openBrowser(site().origin)]
  const refused = [await first.post(path, { phone: '44556' }), await second.post(path, { phone: '44556' })]
  for (const { status, body } of refused) {
    expect(status).toBe(422)
    expect(body).toContain('value="44556"')
  }
  expect((await openBrowser(site().origin).get(path)).body).not.toContain('44556')
})
