import { beforeAll, beforeEach } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { book, depsOf, inDays, slot, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

export const SECRET = 'a secret of at least thirty-two characters'
const ADDRESS = { pincode: ZONE_PINCODE, address: '5 Lake View', landmark: 'Temple', apartmentNumber: '4B' }

/**
 * For a `describe`: serves pages from its database, with a new home-visit booking before each test. `own` has its
 * reference and key.
 */
export function useOwnBooking() {
  const { database } = useTestPlaces()
  const own = { reference: '', key: '' }
  const bookAt = (placeId: string, more: object = {}) =>
    book(depsOf(database(), new Date()), { placeId, ...slot(inDays(3)), ...more })
  beforeAll(() => serveFrom(database()))
  beforeEach(async () => {
    const { reference, id } = await bookAt(ZONE, { address: ADDRESS })
    Object.assign(own, { reference, key: manageKey(SECRET, id) })
  })
  return { database, own, bookAt }
}

/** Next adds the path's parameter to the query, and a page's own address has it in the path. */
export const manageAt = (reference: string, query = ''): string => `/manage/${reference}?reference=${reference}${query}`
