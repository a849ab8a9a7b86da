// Answers the requests for pages that are made on the server: from memory where they are the same for everybody, by their own
// code where not. Everything else, a page that there is not and one that fails is Next's to answer.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { openBuild } from '@/lib/documents/built-pages'
import { codingFor, encode } from '@/lib/documents/encoding'
import { keepPages } from '@/lib/documents/kept-pages'
import { answerPage, targetOf } from '@/lib/documents/page-answer'

/** What Next does where a page can't be answered. */
export type Fallback = {
  render404(req: IncomingMessage, res: ServerResponse): Promise<void>
  renderError(error: Error | null, req: IncomingMessage, res: ServerResponse, path: string): Promise<void>
}

function sendBody(req: IncomingMessage, res: ServerResponse, type: string, text: string): void {
  const coding = codingFor(req, ['gzip'])
  const body = encode(text, coding)
  res.setHeader('Content-Type', type)
  res.setHeader('Vary', 'Accept-Encoding')
  if (coding) res.setHeader('Content-Encoding', coding)
  res.setHeader('Content-Length', body.length)
  res.end(body)
}

function sendRedirect(res: ServerResponse, to: string, status: number): void {
  res.statusCode = status
  res.setHeader('Location', to)
  // As Next does: Internet Explorer 11 knows no 308.
  if (status === 308) res.setHeader('Refresh', `0;url=${to}`)
  res.end(to)
}

/**
 * Opens the build in `root`; what it returns resolves with false for a request that is none of its own. Next has to be
 * prepared. `clock` tells the time in milliseconds.
 */
export async function openDocuments(
  root: string,
  next: Fallback,
  clock: () => number,
): Promise<(req: IncomingMessage, res: ServerResponse) => Promise<boolean>> {
  const build = await openBuild(root)
  const sendKept = keepPages(build, clock)
  return async (req, res) => {
    const target = targetOf(build, req.url ?? '')
    if (!target) return false
    try {
      if (await sendKept(target, req, res)) return true
      const answer = await answerPage(build, target, req, res)
      if (answer.kind === 'body') sendBody(req, res, answer.type, answer.body)
      else if (answer.kind === 'redirect') sendRedirect(res, answer.to, answer.status)
      else if (answer.kind === 'missing') await next.render404(req, res)
    } catch (error) {
      await next.renderError(error instanceof Error ? error : new Error(String(error)), req, res, target.pathname)
    }
    return true
  }
}
