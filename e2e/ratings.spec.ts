// From a kept visit to the public rating: the patient answers, and a manager decides about the comment. Everybody reads the
// rating, and the patient withdraws by the same link.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { generate } from 'otplib'
import { fits } from '@/e2e/support/looks/fits'
import { enterDesk } from '@/e2e/support/own-chain'
import { ownSite } from '@/e2e/support/own-site'
import { complaintsOf } from '@/e2e/support/walk'
import { openDatabase } from '@/lib/db/connection'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { putAnswer, putScores } from '@/tests/support/chain/put-answers'

const CLINIC = '106'
const HERE = { placeId: `c${CLINIC}` }
/** The scores of other patients: one too few for a rating. */
const OTHERS = [5, 5, 5, 4, 4, 3, 2, 2, 1]
const VISITS = [
  {
    javaScriptEnabled: true,
    reference: 'K7PW3MXC',
    phone: '9000000081',
    manager: '9000000083',
    score: '4',
    words: 'Gentle hands',
    refusal: 'Show it',
    reply: 'Thank you for coming',
  },
  {
    javaScriptEnabled: false,
    reference: 'K7PW3MXF',
    phone: '9000000082',
    manager: '9000000084',
    score: '1',
    words: 'Ravi was rude',
    refusal: 'Refused: names a person',
    reply: '',
  },
] as const
type Visit = (typeof VISITS)[number]
const LINK = /(\/v\?[A-Z0-9]{8}\w{22})/

const site = ownSite()

/** The visits were yesterday, and other patients answered before. */
async function keepVisits(now: Date): Promise<void> {
  const db = await openDatabase({ databaseUrl: '', dataDir: site.folder })
  await putScores(db, OTHERS, { ...HERE, now, daysAgo: 20 })
  for (const { reference, phone } of VISITS) {
    const id = await putAnswer(db, { ...HERE, now, daysAgo: 1 }, { reference, personal_phone: `+91${phone}` })
    // The site asks by itself.
    await db.writes.deleteFrom('visit_questions').where('booking_id', '=', id).execute()
  }
  await db.close()
}

async function opened(browser: Browser, path: string, javaScriptEnabled: boolean): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
  await page.goto(`${site.origin}${path}`)
  return page
}

const reviewsOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'What patients say' }) })

/** A mistake loses nothing that was typed. */
async function answers(browser: Browser, { javaScriptEnabled, phone, score, words }: Visit): Promise<string> {
  const link = await site.toldTo(phone, LINK)
  const page = await opened(browser, link, javaScriptEnabled)
  const complaints = complaintsOf(page)
  await expect(page.locator('h1')).toHaveText('How was your visit?')
  expect(page.url()).not.toContain(link.slice(-22))
  await fits(page, javaScriptEnabled)
  await page.locator('input[name=words]').fill(words)
  await page.getByLabel(/may also show my comment/).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Choose how your visit was')
  await expect(page.locator('input[name=words]')).toHaveValue(words)
  await expect(page.getByLabel(/may also show my comment/)).toBeChecked()
  await fits(page, javaScriptEnabled)
  await page.locator(`input[name=score][value="${score}"]`).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('h1')).toHaveText('Thank you for telling us')
  await expect(page.locator('main')).toContainText(`Your answer: ${score} of 5.`)
  await fits(page, javaScriptEnabled)
  expect(complaints).toEqual([])
  await page.context().close()
  return link
}

async function decides(browser: Browser, visit: Visit): Promise<void> {
  const { javaScriptEnabled, manager, reference, score, words, refusal, reply } = visit
  const add = ['staff', 'add', manager, '--name', 'Asha Manager', '--role', 'manager', '--clinic', CLINIC]
  const secret = /secret=([A-Z2-7]+)/.exec(await site.operate(...add))?.[1] ?? ''
  const code = () => generate({ secret, epoch: site.now().getTime() / 1000 })
  const desk = await enterDesk(browser, site, { javaScriptEnabled, number: manager, code })
  await desk.getByRole('link', { name: 'Feedback', exact: true }).click()
  await expect(desk.locator('h1')).toHaveText('Feedback')
  await expect(desk.locator('tr', { hasText: words }).getByRole('cell', { name: score, exact: true })).toBeVisible()
  await fits(desk, javaScriptEnabled)
  await desk.getByRole('link', { name: reference }).click()
  await expect(desk.locator('main')).toContainText('The patient has already rated this visit')
  await desk.getByLabel('Decision').selectOption(refusal)
  await desk.getByLabel('Reply of the clinic').fill(reply)
  await desk.getByRole('button', { name: 'Save decision' }).click()
  await expect(desk.getByLabel('Reply of the clinic')).toHaveValue(reply)
  await expect(desk.getByLabel('Decision').locator('option:checked')).toHaveText(refusal)
  await fits(desk, javaScriptEnabled)
  await desk.context().close()
}

type Shown = { mean: string; answered: number; scores: string[]; comments: RegExp[] }

async function reads(browser: Browser, { mean, answered, scores, comments }: Shown): Promise<void> {
  for (const { javaScriptEnabled } of VISITS) {
    const page = await opened(browser, `/clinics/chennai/${CLINIC}`, javaScriptEnabled)
    const reviews = reviewsOf(page)
    await expect(reviews).toContainText(`${mean} of 5`)
    await expect(reviews).toContainText(
      new RegExp(`Patients asked: 11\\. Answered: ${answered}\\. Since \\w+ 20\\d\\d\\.`),
    )
    await expect(reviews.getByRole('listitem').filter({ hasText: '★' })).toHaveText(scores)
    await expect(reviews.getByRole('listitem').filter({ hasNotText: '★' })).toHaveText(comments)
    await expect(reviews).toContainText('Comments that the clinic did not show: Names a person: 1')
    expect(/Ravi|Ann Mary/.test(await page.content())).toBe(false)
    await fits(page, javaScriptEnabled)
    await page.context().close()
  }
}

async function readsNothing(browser: Browser): Promise<void> {
  const page = await opened(browser, `/clinics/chennai/${CLINIC}`, true)
  await expect(page.locator('h1')).toBeVisible()
  await expect(reviewsOf(page)).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/ of 5|Gentle hands/)
  await page.context().close()
}

async function withdraws(browser: Browser, { javaScriptEnabled, score }: Visit, link: string): Promise<void> {
  const page = await opened(browser, link, javaScriptEnabled)
  await expect(page.locator('main')).toContainText(`Your answer: ${score} of 5.`)
  await page.locator('summary', { hasText: 'Withdraw your answer' }).click()
  await fits(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(page.locator('h1')).toHaveText('You withdrew your answer')
  await fits(page, javaScriptEnabled)
  await page.goto(`${site.origin}${link}`)
  await expect(page.locator('h1')).toHaveText('You withdrew your answer')
  await page.context().close()
}

test('a patient rates a visit and withdraws, and the clinic’s page follows, with JavaScript and without', async ({
  browser,
}) => {
  const now = instantOf(addDays(localOf(new Date()).date, 1), '10:30')
  await site.operate('import', 'lib/chain-file/sample.json')
  await keepVisits(now)
  await site.startAt(now)
  await readsNothing(browser)
  const links: string[] = []
  for (const visit of VISITS) links.push(await answers(browser, visit))
  for (const visit of VISITS) await decides(browser, visit)

  await site.startAt(instantOf(addDays(localOf(now).date, 8), '12:00'))
  const comments = [/Gentle hands.*Reply from the clinic.*Thank you for coming/]
  await reads(browser, { mean: '3.3', answered: 11, scores: ['5★3', '4★3', '3★1', '2★2', '1★2'], comments })
  const [first, second] = VISITS
  await withdraws(browser, first, links[0] ?? '')
  // Each start counts the answers again.
  await site.startAt(site.now())
  await reads(browser, { mean: '3.2', answered: 10, scores: ['5★3', '4★2', '3★1', '2★2', '1★2'], comments: [] })
  await withdraws(browser, second, links[1] ?? '')
  await site.startAt(site.now())
  await readsNothing(browser)
})
