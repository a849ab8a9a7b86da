// A chain with a logo and colours of its own: they are in the files that pages and messengers load.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coloursPath, sharedPath } from '@/lib/addresses/brand'
import { LOGO } from '@/lib/addresses/paths'
import { USUAL_COLOURS } from '@/lib/catalogue/brand/colours'
import { chain, setChain } from '@/lib/catalogue/chain'
import { readEnv } from '@/lib/env'
import { toChainFacts } from '@/lib/use-cases/chain/rows'
import { serveChain } from '@/lib/use-cases/chain/serve'
import * as brandFile from '@/pages/brand/[file]'
import { IMPORT } from '@/server/operate/chain'
import { lendDatabase } from '@/server/operate/database'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { SECRET } from '@/tests/support/chain/test-places'
import { picture } from '@/tests/support/pictures'
import { useDatabase } from '@/tests/support/servers/test-database'

const COLOURS = { main: '#7a3b10', dark: '#4a1f08', accent: '#c4702a' }
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const SERVED = { ...toChainFacts(SAMPLE), cities: SAMPLE.cities, homeVisits: true }

const open = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  searchParams.set('file', pathname.split('/').at(-1) ?? '')
  return new PageBrowser().get(brandFile, `${pathname}?${searchParams}`)
}
/** The mean colour of a part of a picture. */
const meanOf = async (file: Buffer | null | undefined, part: Region): Promise<number[]> => {
  const { channels } = await sharp(
    await sharp(file ?? Buffer.of())
      .extract(part)
      .toBuffer(),
  ).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
}
const NAME = { left: 420, top: 512, width: 500, height: 118 }
const MARK = { left: 300, top: 540, width: 600, height: 60 }

describe('a chain with a brand of its own', () => {
  const database = useDatabase()
  let folder: string
  const importWith = async (brand: object) => {
    await writeFile(join(folder, 'chain.json'), JSON.stringify({ ...SAMPLE, brand: { ...SAMPLE.brand, ...brand } }))
    return IMPORT.run(
      { env: readEnv({}), secret: SECRET, dataDir: folder },
      { words: ['import'], args: [join(folder, 'chain.json')] },
    )
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muthu-brand-'))
    lendDatabase(database())
    serveFrom(database(), undefined, { secret: SECRET, dataDir: folder })
    await writeFile(join(folder, 'logo.png'), await picture('png', { width: 300, height: 300 }))
  })
  afterAll(async () => {
    setChain(SERVED)
    await rm(folder, { recursive: true })
  })

  test('without one, a tooth stands for the chain and no sheet is served', async () => {
    expect((await open(LOGO)).headers['content-type']).toBe('image/svg+xml')
    expect((await open('/brand/colours.css')).status).toBe(404)
  })

  test('what is drawn outside a page has the colours of the tokens', () => {
    const tokens = readFileSync('styles/tokens.css', 'utf8')
    const { main, dark, accent } = USUAL_COLOURS
    for (const [name, colour] of Object.entries({ blue: main, 'blue-dark': dark, brand: accent }))
      expect(tokens).toContain(`--${name}: ${colour};`)
  })

  test('a missing logo and colours that nobody can read are refused with the reason', async () => {
    expect((await importWith({ logo: 'none.png' })).line).toMatch(/brand\.logo there is no file named none\.png/)
    const { line } = await importWith({ colours: { main: '#ffcc00', dark: '#5c5c5c', accent: '#dddddd' } })
    expect(
      line.match(/#\w+ is too light: its contrast with white and light grounds is [\d.]+, and [\d.]+ is needed/g),
    ).toEqual([
      '#ffcc00 is too light: its contrast with white and light grounds is 1.4, and 4.5 is needed',
      '#5c5c5c is too light: its contrast with white and light grounds is 6.4, and 7 is needed',
      '#dddddd is too light: its contrast with white and light grounds is 1.4, and 3 is needed',
    ])
  })

  test('its logo and colours are served, and a sheet of this version is kept for a year', async () => {
    expect((await importWith({ logo: 'logo.png', colours: COLOURS })).line).toContain('The chain is imported')
    await serveChain(database())
    const logo = await open(LOGO)
    expect(logo.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': HOUR })
    expect(await sharp(logo.sent ?? Buffer.of()).metadata()).toMatchObject({ width: 128, height: 128 })
    const sheet = await open(coloursPath(COLOURS))
    expect(sheet.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': YEAR })
    expect(String(sheet.sent)).toContain('--blue: #7a3b10; --blue-dark: #4a1f08; --brand: #c4702a; --tint: #')
    expect((await open('/brand/colours.css?v=other')).headers['cache-control']).toBe(HOUR)
  })

  test('a shared picture shows the name and logo of the chain that is served', async () => {
    const own = (await open(sharedPath('heroes/home'))).sent
    setChain(SERVED)
    const sample = (await open(sharedPath('heroes/home'))).sent
    setChain({ ...SERVED, brand: { ...chain().brand, name: 'Mula' } })
    const short = (await open(sharedPath('heroes/home'))).sent
    // The logo is red, the tooth blue; a longer name has more ink.
    const [ownMark, sampleMark] = [await meanOf(own, MARK), await meanOf(sample, MARK)]
    expect((ownMark[0] ?? 0) - (ownMark[2] ?? 0)).toBeGreaterThan(0)
    expect((sampleMark[0] ?? 0) - (sampleMark[2] ?? 0)).toBeLessThan(0)
    expect((await meanOf(sample, NAME))[0]).toBeLessThan((await meanOf(short, NAME))[0] ?? 0)
    expect((own?.length ?? 0) < 110_000).toBe(true)
  })

  test.each(['/brand/none.png', '/brand/..%2Ficon.svg', '/brand/mark.png'])('%s is not found', async (path) => {
    expect((await open(path)).status).toBe(404)
  })
})
