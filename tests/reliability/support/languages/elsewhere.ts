// The pages beside the flows, with their refusals: search engines' pages, the account, and faults.
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import { type Browser, openBrowser } from '@/tests/reliability/support/browser'
import { type Patients, press, visit } from '@/tests/reliability/support/languages/patient'
import { refuse } from '@/tests/reliability/support/languages/refuse'

const SIGN_IN = ['/sign-in', '/sign-up', '/forgot-password']
const FOUND = ['/clinics?q=560038', '/clinics?q=999999', '/emergency?city=chennai', '/offline']
const MISSING = [
  '/nothing',
  '/clinics/nothing',
  '/clinics/chennai/nothing',
  '/treatments/nothing',
  '/manage/22222222',
  '/manage/22222222?key=AAAAAAAAAAAAAAAAAAAAAA',
  '/manage/22222222/visit',
  '/manage/22222222/reminders',
  '/m?22222222AAAAAAAAAAAAAAAAAAAAAA',
  '/v?22222222',
  '/photo/3f2b8c1e-0d4a-4c55-9a01-5b1f6f1f0a11',
  '/referral',
  '/unified-booking/success?booking=22222222',
  '/oauth2/authorize',
]
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Pages that are asked for at a time, so that the site works while the test reads. */
const LANES = 4

/** Every page of the sitemap in the language. */
export async function readListed(browser: Browser, { tag }: Patients): Promise<number> {
  const { body } = await openBrowser(browser.origin).get('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) => {
    const { pathname } = new URL(url)
    return pathname === `/${tag}` || pathname.startsWith(`/${tag}/`) ? [pathname] : []
  })
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (const [at, path] of paths.entries()) if (at % LANES === lane) await browser.get(path)
  })
  await Promise.all(lanes)
  return paths.length
}

/** The pages of a guest that are in no sitemap, each with its forms sent wrongly. */
export async function readUnlisted(browser: Browser, patients: Patients): Promise<void> {
  const authorize = new URLSearchParams({
    client_id: EMBEDDED_POOL.clientId,
    redirect_uri: `${browser.origin}/sign-in`,
    response_type: 'code',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  })
  for (const path of [...SIGN_IN, ...FOUND, ...MISSING, '/waiting-list', '/manage', `/oauth2/authorize?${authorize}`])
    await refuse(browser, { page: await visit(browser, path, patients) })
}

/** The site's answers to requests that it can't read. */
export async function readFaults(browser: Browser, { tag }: Patients): Promise<void> {
  const path = `/${tag}/unified-booking/input-phone?flow=ORGANIC`
  const post = (headers: Record<string, string>, body: string) => browser.send({ method: 'POST', path, headers, body })
  await browser.get(`${path}&city=${'1'.repeat(400)}`)
  await post({ 'Content-Type': 'text/plain' }, 'phone=7')
  await post({ ...FORM, Origin: 'https://evil.example' }, 'phone=7')
  await post(FORM, 'phone=%00')
  await post(FORM, `phone=${'1'.repeat(70_000)}`)
}

/** The pages of a signed-in patient. */
export async function readAccount(browser: Browser, patients: Patients): Promise<void> {
  for (const path of ['/account', '/account/profile', '/account/security', '/referral', '/membership', '/sign-in'])
    await refuse(browser, { page: await visit(browser, path, patients) })
  await press(browser, await visit(browser, '/account', patients), 'sign_out')
}
