// A chain's own terms and privacy notice come from files beside its chain file.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setChain } from '@/lib/catalogue/chain'
import { writeChainFile } from '@/lib/chain-file/write'
import { readDocuments } from '@/lib/use-cases/chain/documents'
import { exportChain } from '@/lib/use-cases/chain/export'
import { importChain } from '@/lib/use-cases/chain/import'
import { toChainFacts } from '@/lib/use-cases/chain/rows'
import { serveChain } from '@/lib/use-cases/chain/serve'
import * as privacy from '@/pages/privacy'
import * as terms from '@/pages/terms'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { chainOf, SAMPLE } from '@/tests/support/chain/sample-chain'
import { depsOf } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const FILES: Record<string, string> = {
  'terms.md': 'Read this.\n\n## Courts\n\nThe courts at Pune decide.',
  'terms.ta.md': '## நீதிமன்றங்கள்\n\nபுனே நீதிமன்றங்கள்.\n',
  // Some editors begin a file with this mark.
  'privacy.md': '\uFEFF## Cookies\n\nOne.',
  'bad.md': '## Law\n\n<b>Pune</b>',
  'long.md': `## Law\n\n${'Pune. '.repeat(40_000)}`,
}
const readFile = async (name: string) => FILES[name] ?? null
const WRITTEN = {
  ...SAMPLE,
  documents: { terms: { en: 'terms.md', ta: 'terms.ta.md' }, privacy: { en: 'privacy.md' } },
}

describe('a chain with terms of its own', () => {
  const database = useDatabase()
  beforeAll(async () => {
    serveFrom(database())
    const { chain, mistakes } = await readDocuments(WRITTEN, readFile)
    expect(mistakes).toEqual([])
    await importChain(depsOf(database(), new Date()), chain)
    await serveChain(database())
  })
  afterAll(() => setChain({ ...toChainFacts(SAMPLE), cities: SAMPLE.cities, homeVisits: true }))

  const ownOn = async (page: typeof terms, path: string) => (await new PageBrowser().get(page, path)).props.own

  test('its page shows them, in the page’s language or else in English', async () => {
    expect(await ownOn(terms, '/terms')).toMatchObject({
      language: 'en',
      document: { lead: [{ text: 'Read this.' }], sections: [{ id: 'courts', title: 'Courts' }] },
    })
    expect(await ownOn(terms, '/ta/terms')).toMatchObject({ language: 'ta', document: { lead: [] } })
    expect(await ownOn(terms, '/hi/terms')).toMatchObject({ language: 'en' })
    expect(await ownOn(privacy, '/hi/privacy')).toMatchObject({
      language: 'en',
      document: { sections: [{ id: 'cookies' }] },
    })
  })

  test('an export holds the texts, and importing it changes nothing', async () => {
    const file = chainOf(writeChainFile((await exportChain({ db: database() })) ?? {}))
    expect(file.documents?.terms?.en).toBe(`${FILES['terms.md']}`)
    const { chain } = await readDocuments(file, async () => null)
    expect(await importChain(depsOf(database(), new Date()), chain)).toMatchObject({ kind: 'imported', changed: 0 })
  })

  test('a missing file, and what a page can’t show, are refused with the file and line', async () => {
    const { mistakes } = await readDocuments(
      { ...SAMPLE, documents: { terms: { en: 'none.md' }, privacy: { en: 'bad.md', ta: 'long.md' } } },
      readFile,
    )
    expect(mistakes).toEqual([
      expect.stringMatching(/^none\.md can't be read: documents\.terms\.en must name a file/),
      expect.stringMatching(/^bad\.md:3 <b> is not allowed here/),
      'long.md must have at most 200000 characters',
    ])
  })
})
