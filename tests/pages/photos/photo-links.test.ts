import { beforeEach, describe, expect, test } from 'vitest'
import * as photo from '@/pages/photo/[id]'
import * as concern from '@/pages/unified-booking/ext/select-concern'
import * as success from '@/pages/unified-booking/ext/success'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { picture } from '@/tests/support/pictures'
import { useDatabase } from '@/tests/support/servers/test-database'

const START = '/unified-booking/ext/select-concern?flow=PAID_ALIGNER&phone=9812345670&city=bengaluru'

describe('the links to photos', () => {
  const database = useDatabase()
  beforeEach(() => serveFrom(database()))
  const begun = async () => {
    const browser = new PageBrowser()
    return { browser, url: (await browser.get(concern, START)).to ?? '' }
  }
  const rows = () => database().reads.selectFrom('smile_photos').selectAll().execute()
  const open = async (browser: PageBrowser, link: string) => {
    const { pathname, search } = new URL(link, 'http://localhost')
    return browser.get(photo, `${pathname}${search}&id=${pathname.split('/').at(-1)}`)
  }

  test('a photo link is a harmless file that opens for a limited time, in its own browser only', async () => {
    const { browser, url } = await begun()
    await browser.postFiles(concern, url, { add_photos: 'yes' }, [['photos', Uint8Array.from(await picture())]])
    const [one] = (await browser.get(concern, url)).props.step.photos
    const links = [one?.small ?? '', one?.whole ?? '']
    for (const link of links) {
      const answer = await open(browser, link)
      expect([answer.status, answer.sent?.subarray(0, 3)]).toEqual([200, Buffer.from([0xff, 0xd8, 0xff])])
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': 'inline; filename="smile.jpg"',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
      })
      expect((await open(new PageBrowser(), link)).status).toBe(404)
      expect((await open((await begun()).browser, link)).status).toBe(404)
    }
    const [small = ''] = links
    for (const wrong of [
      small.replace('size=small', 'size=large'),
      small.replace(/until=\d+/, 'until=9999999999'),
      small.replace(/until=\d+/, 'until=x'),
      small.replace(/by=.*/, 'by='),
      small.replace(one?.id ?? '', '../../secret'),
    ])
      expect((await open(browser, wrong)).status).toBe(404)
    // Forgetting the browser removes the draft and the photos that were added to it.
    await browser.post(success, '/unified-booking/ext/success', { intent: 'forget' })
    expect((await open(browser, small)).status).toBe(404)
    expect((await rows())[0]?.gone_at).not.toBeNull()
  })
})
