// A further language is a folder and its lines (docs/how-to/translate.md). A copy of the site gets a made-up one, whose
// words are longer than those of any other.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import PO from 'pofile'
import { expect, onTestFinished, test } from 'vitest'
import { cutOff, overhang, spilled } from '@/e2e/support/looks/fit'
import { foreignWords } from '@/e2e/support/looks/foreign'
import { submit } from '@/e2e/support/walk'
import { startSite, temporaryFolder } from '@/tests/reliability/support/servers/site-process'
import { takePackages } from '@/tests/support/packages'

const TAG = 'xx'
const SOURCES = 'components flows lib pages public scripts server styles'.split(' ')
const FILES = 'biome.json next.config.ts package.json package-lock.json tsconfig.json'.split(' ')
const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium-headless-shell'
const PAGES = [
  '/',
  '/clinics/chennai',
  '/treatments/root_canal',
  '/unified-booking/input-phone?cid=106',
  '/unified-booking/ext/input-phone',
  '/free-smile-consultation/select-issue',
  '/manage',
  '/no-such-page',
]

/** Each vowel twice, and each letter with an accent. Holes and the chain's name stay. */
const madeUp = (text: string): string =>
  text
    .split(/(\{\w+\}|\[brand\])/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[aeiou]/gi, '$&$&').replace(/[a-z]/gi, '$&\u0301')))
    .join('')

function change(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
  writeFileSync(path, text.replace(from, to))
}

function copySite(): string {
  const folder = temporaryFolder()
  for (const name of [...SOURCES, ...FILES]) cpSync(name, join(folder, name), { recursive: true })
  takePackages(folder)
  return folder
}

/** Does what docs/how-to/translate.md says, with a translator who makes words up. */
function addLanguage(folder: string): void {
  const at = (path: string) => join(folder, path)
  change(at('lib/catalogue/languages.ts'), "'mr'] as const", `'mr', '${TAG}'] as const`)
  change(at('lib/texts/languages.ts'), 'mr: MR }', `mr: MR, ${TAG}: XX }`)
  change(at('lib/texts/languages.ts'), 'import ', `import { XX } from '@/lib/texts/${TAG}/areas'\nimport `)
  const chain = JSON.parse(readFileSync(at('lib/chain-file/sample.json'), 'utf8'))
  chain.translations[TAG] = Object.fromEntries(Object.keys(chain.translations.ta).map((text) => [text, madeUp(text)]))
  writeFileSync(at('lib/chain-file/sample.json'), JSON.stringify(chain))
  const texts = (does: string) => execFileSync(process.execPath, ['scripts/texts.mjs', does, TAG], { cwd: folder })
  texts('export')
  for (const file of readdirSync(at(`po/${TAG}`), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.po')) continue
    const po = PO.parse(readFileSync(at(`po/${TAG}/${file}`), 'utf8'))
    for (const item of po.items) item.msgstr = [madeUp(item.msgid)]
    writeFileSync(at(`po/${TAG}/${file}`), `${po}\n`)
  }
  texts('import')
  // Names of days and months come from this tag.
  change(at(`lib/texts/${TAG}/language.ts`), 'en-IN', 'bn-IN')
}

test('a made-up language is a folder and its lines: pages speak it, its longer words fit, and no hole may be lost', async () => {
  const folder = copySite()
  addLanguage(folder)
  const text = join(folder, `lib/texts/${TAG}/clinics/clinics.ts`)
  const right = readFileSync(text, 'utf8')
  change(text, '{city}', '')
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', '.'], { cwd: folder, encoding: 'utf8' })
  expect(stdout).toMatch(/^lib\/texts\/languages\.ts\(/)
  expect(stdout.match(/^\S/gm)).toHaveLength(1)
  writeFileSync(text, right)

  const site = await startSite({ DATA_DIR: temporaryFolder() }, join(folder, 'scripts/start.mjs'))
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  onTestFinished(async () => {
    await browser.close()
    await site.stop()
  })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const expectFit = async (what: string) => {
    expect(await page.locator('html').getAttribute('lang'), what).toBe(TAG)
    expect(await foreignWords(page), what).toEqual([])
    expect([...(await overhang(page)), ...(await cutOff(page)), ...(await spilled(page))], what).toEqual([])
  }
  for (const path of PAGES) {
    await page.goto(`${site.origin}/${TAG}${path}`)
    await expectFit(path)
  }
  await page.goto(`${site.origin}/${TAG}/unified-booking/ext/input-phone`)
  await page.locator('#phone').fill('123')
  await submit(page).click()
  await page.locator('#phone-error').waitFor()
  await expectFit('a refused number')
}, 600_000)
