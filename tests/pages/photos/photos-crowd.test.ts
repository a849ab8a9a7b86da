// One network sends the worst pictures that it can; other patients' photos must still be stored meanwhile.
import { describe, expect, test } from 'vitest'
import * as concern from '@/pages/unified-booking/ext/select-concern'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { column, picture, slowest } from '@/tests/support/pictures'
import { useDatabase } from '@/tests/support/servers/test-database'

const STEP = '/unified-booking/ext/select-concern?flow=PAID_ALIGNER&phone=9812345670&city=bengaluru'

type Sender = { browser: PageBrowser; url: string }
/** Opens the step in `count` browsers. */
async function openedBy(addressOf: (n: number) => string, count: number): Promise<Sender[]> {
  const senders: Sender[] = []
  for (let n = 0; n < count; n += 1) {
    const browser = new PageBrowser(addressOf(n))
    senders.push({ browser, url: (await browser.get(concern, STEP)).to ?? '' })
  }
  return senders
}

/** Sends the file from each browser; counts the stored files and collects the causes of the others. */
async function sendFrom(senders: readonly Sender[], file: Buffer) {
  const answers = await Promise.all(
    senders.map(({ browser, url }) => {
      const sent: [string, Uint8Array<ArrayBuffer>] = ['photos', Uint8Array.from(file)]
      return browser.postFiles(concern, url, { add_photos: 'yes' }, [sent], { 'x-step': 'fetch' })
    }),
  )
  // A browser of the crowd may also be told to load the page anew.
  const causeOf = (sent: unknown): string | undefined => {
    const { causes = { photos: 'reload' } } = JSON.parse(String(sent))
    return causes.photos
  }
  const causes = answers.map(({ sent }) => causeOf(sent))
  return { kept: causes.filter((cause) => cause === undefined).length, causes: new Set(causes) }
}

describe('large pictures from one network', () => {
  const database = useDatabase()

  test.each([
    ['a column of 50 million pixels', column],
    ['25 million pixels of eight bytes that are read as a whole', slowest],
  ])('sixty pictures of %s keep no photo from another network out', async (_, make) => {
    serveFrom(database())
    const [worst, photo] = [await make(), await picture('jpeg', { width: 1600, height: 1200 })]
    const crowd = await openedBy(() => '192.0.2.66', 60)
    const others = await openedBy((n) => `198.51.100.${n}`, 20)
    // Photo rows are written in turn, and a busy machine gives up on a connection after 3 s: the patients do not come last.
    const [patients] = await Promise.all([sendFrom(others, photo), sendFrom(crowd, worst)])
    expect(patients).toEqual({ kept: 20, causes: new Set([undefined]) })
  })
})
