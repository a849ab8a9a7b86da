/** `query` holds known parameters and nothing personal; `book` is the address of the Book button. */
export type CampaignLink = { query: string; book: string }

export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
