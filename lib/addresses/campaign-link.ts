// What a link brought to a page, as every way on from there hands it along: the server reads it (lib/http/book-href.ts), the
// pages write it into their links.

/** `query` holds known parameters alone and nothing personal; `book` is where Book leads with them. */
export type CampaignLink = { query: string; book: string }

/** A path of this site with what was brought, after its own query where it has one. */
export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
