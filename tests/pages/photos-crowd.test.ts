// One network sends the worst pictures that it can; other patients' photos are taken in meanwhile.
import { describe, expect, test } from 'vitest'
import * as concern from '@/pages/unified-booking/ext/select-concern'
import { PageBrowser, serveFrom } from '@/tests/support/page-browser'
import { column, picture, slowest } from '@/tests/support/pictures'
import { useDatabase } from '@/tests/support/test-database'

const STEP = '/unified-booking/ext/select-concern?flow=PAID_ALIGNER&phone=9812345670&city=bengaluru'

/** Sends each file from a browser of its own; how many of them were kept, and why the others were not. */
async function sendFrom(addressOf: (n: number) => string, files: readonly Buffer[]) {
  const answers = await Promise.all(
    files.map(async (file, n) => {
      const browser = new PageBrowser(addressOf(n))
      const url = (await browser.get(concern, STEP)).to ?? ''
      const sent: [string, Uint8Array<ArrayBuffer>] = ['photos', Uint8Array.from(file)]
      return browser.postFiles(concern, url, { add_photos: 'yes' }, [sent], { 'x-step': 'fetch' })
    }),
  )
  // A crowd may be told more than about its photos: that the page is to be loaded anew.
  const causeOf = (sent: unknown): string | undefined => {
    const { causes = { photos: 'reload' } } = JSON.parse(String(sent))
    return causes.photos
  }
  const causes = answers.map(({ sent }) => causeOf(sent))
  return { kept: causes.filter((cause) => cause === undefined).length, causes: new Set(causes) }
}

describe('pictures of one network', () => {
  const database = useDatabase()

  test.each([
    ['a column of 50 million pixels', column],
    ['25 million pixels of eight bytes that are read as a whole', slowest],
  ])('sixty of %s keep no photo of another network out', async (_, make) => {
    serveFrom(database())
    const [worst, photo] = [await make(), await picture('jpeg', { width: 1600, height: 1200 })]
    const [, patients] = await Promise.all([
      sendFrom(() => '192.0.2.66', Array(60).fill(worst)),
      sendFrom((n) => `198.51.100.${n}`, Array(20).fill(photo)),
    ])
    expect(patients).toEqual({ kept: 20, causes: new Set([undefined]) })
  })
})
