// In an SMS each letter counts, so its link is short. Next's configuration reads this file, so it imports nothing.

const CODE = ':reference([0-9A-Z]{8}):key([0-9A-Za-z]{22})'

/** Where a short link leads, as Next's configuration takes it. A page's language stands before both. */
export const SHORT_LINKS = [
  { source: `/m/${CODE}`, destination: '/manage/:reference?key=:key', permanent: false },
  { source: `/v/${CODE}`, destination: '/manage/:reference/visit?key=:key', permanent: false },
]

const LONG = /^\/manage\/([0-9A-Z]{8})(\/visit)?\?key=([0-9A-Za-z]{22})$/

/** The short link of a booking's page or of its visit's question. Another path stays as it is. */
export const shortLink = (path: string): string =>
  path.replace(LONG, (_path, reference, visit, key) => `/${visit ? 'v' : 'm'}/${reference}${key}`)
