// The browser's clock may be wrong, and credentials are kept for 50 minutes (specification, section 9).
import { describe, expect, test, vi } from 'vitest'
import { useLiveBrowser } from '@/tests/support/browser/live-browser'
import { THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const MINUTE_MS = 60_000

describe('the connection for live availability', () => {
  const { database } = useTestPlaces()
  const { pool, calls, healthAsked, listenFor } = useLiveBrowser(database)

  test('the connection keeps a clock that is less than five minutes off and takes the site’s time from five minutes on', async () => {
    const real = Date.now
    const off = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => real() + ms)
    off(4.5 * MINUTE_MS)
    expect([await listenFor(THREE_CHAIRS), healthAsked()]).toEqual([['live'], 0])
    off(9 * MINUTE_MS)
    expect([await listenFor(THREE_CHAIRS), healthAsked()]).toEqual([['lost', 'live'], 1])
    // The client knows the offset by now. When the phone corrects its clock, the client finds the new offset.
    expect(await listenFor(THREE_CHAIRS)).toEqual(['live'])
    vi.restoreAllMocks()
    expect(await listenFor(THREE_CHAIRS)).toEqual(['lost', 'live'])
  })

  test('the connection asks for its credentials once and again after 50 minutes', async () => {
    const begun = Date.now()
    const given = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: begun + minutes * MINUTE_MS })
      pool().now = new Date()
      await listenFor(THREE_CHAIRS)
      return calls().filter((name) => name === 'GetCredentialsForIdentity').length
    }
    // All earlier credentials have expired by then.
    expect([await given(60), await given(109), await given(111)]).toEqual([1, 1, 2])
  })
})
