import { managePath, visitPath } from '@/lib/addresses/paths'
import { readShortCode, SHORT } from '@/lib/addresses/short-links'
import { withPage } from '@/lib/http/forms/with-page'
import { byLink, type Opens, opensExpired } from '@/lib/page-handlers/booking/link-key'

/** Redirects to the page that a short link opens. A link without a whole code opens nothing. */
export const shortLinkPage = (
  short: (typeof SHORT)[keyof typeof SHORT],
  path: (reference: string) => string,
  opens?: Opens,
) =>
  withPage<object>(short, async ({ page, visitor }) => {
    const { reference, key } = readShortCode(Object.keys(page.query)[0] ?? '')
    const opened = await byLink({ page: { ...page, params: { reference }, query: { key } }, visitor }, path, opens)
    return 'elsewhere' in opened ? opened.elsewhere : { notFound: true }
  })

export const shortManagePage = shortLinkPage(SHORT.manage, (reference) => managePath(reference))
export const shortVisitPage = shortLinkPage(SHORT.visit, (reference) => visitPath(reference), opensExpired)
