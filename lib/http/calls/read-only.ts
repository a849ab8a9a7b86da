import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'

export const readOnly =
  (answer: (res: NextApiResponse, req: NextApiRequest) => Promise<void> | void): NextApiHandler =>
  (req, res) => {
    if (req.method === 'GET' || req.method === 'HEAD') return answer(res, req)
    res.setHeader('Allow', 'GET, HEAD')
    return res.status(405).end()
  }
