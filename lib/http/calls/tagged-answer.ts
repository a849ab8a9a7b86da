import { createHash } from 'node:crypto'
import type { GetServerSidePropsContext } from 'next'

/** A proxy that compresses an answer marks its tag as weak. */
const hasAlready = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag)

/** 304 when the requester has the same text. Only the requester stores it, and revalidates every time. */
export function endTagged(
  { req, res }: Pick<GetServerSidePropsContext, 'req' | 'res'>,
  { type, text }: { type: string; text: string },
): void {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  res.setHeader('Cache-Control', 'private, no-cache')
  res.setHeader('ETag', tag)
  if (hasAlready(req.headers['if-none-match'], tag)) {
    res.statusCode = 304
    res.end()
  } else {
    res.setHeader('Content-Type', type)
    res.end(text)
  }
}
