// Calls that are asked by GET, by machines and by links.
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'

/** A call that takes GET and HEAD alone. */
export const readOnly =
  (answer: (res: NextApiResponse, req: NextApiRequest) => Promise<void> | void): NextApiHandler =>
  (req, res) => {
    if (req.method === 'GET' || req.method === 'HEAD') return answer(res, req)
    res.setHeader('Allow', 'GET, HEAD')
    return res.status(405).end()
  }
