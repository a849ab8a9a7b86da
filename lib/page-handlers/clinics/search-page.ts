// The form posts the device's position, so that no address shows it.

import { z } from 'zod'
import type { Campaign } from '@/lib/http/book-href'
import { type ActContext, text, withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, type PageResult, searchOf } from '@/lib/http/forms/with-page'
import { nearHref } from '@/lib/page-handlers/clinics/searched'

type Arrival = { path: string; campaign: Campaign }
type SearchForms<P extends object> = {
  request: PageRequest
  about: Arrival & { search: string }
  shown: null
  notice: never
  props: P
}

/** `arrive` returns the page's path and its campaign parameters. */
export function searchPage<P extends object>(
  arrive: (search: string, page: PageRequest['page']) => Arrival,
  show: (context: ActContext<SearchForms<P>>) => Promise<PageResult<P>>,
) {
  const { act, page } = withForms<SearchForms<P>>()
  return page({
    async load({ page: request }) {
      const search = searchOf(request)
      return { search, ...arrive(search, request) }
    },
    acts: {
      near: act({
        reads: z.object({ latLng: text }),
        run: async ({ visitor, path, campaign }, { latLng }) => ({
          kind: 'read',
          to: nearHref(path, campaign, latLng, visitor.seal),
        }),
      }).answers({ read: ({ outcome: { to } }) => ({ to }) }),
    },
    notices: [],
    unread: null,
    show,
  })
}
