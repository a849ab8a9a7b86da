// Answers the requests for pages that are made on the server: from memory where they are the same for everybody, by their own
// code where not. Everything else is Next's to answer.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Body, sendOnce } from '@/lib/documents/body'
import { type Build, openBuild } from '@/lib/documents/built-pages'
import { keepPages } from '@/lib/documents/kept-pages'
import { type Asker, keepRenderings } from '@/lib/documents/kept-renderings'
import { answerPage, HTML, queryOf, type Target, targetOf } from '@/lib/documents/page-answer'
import { renderDocument } from '@/lib/documents/render'
import { isStranger, readDraft } from '@/lib/http/cookies'

function sendBody(req: IncomingMessage, res: ServerResponse, type: string, body: Body): void {
  res.setHeader('Content-Type', type)
  res.setHeader('Vary', 'Accept-Encoding')
  sendOnce(req, res, body)
}

function sendRedirect(res: ServerResponse, to: string, status: number): void {
  res.statusCode = status
  res.setHeader('Location', to)
  // As Next does: Internet Explorer 11 knows no 308.
  if (status === 308) res.setHeader('Refresh', `0;url=${to}`)
  res.end(to)
}

type Failure = { err: unknown; pathname: string; search?: string }

/** The page that says that there is none (404), or that another one failed (500), which logs why. */
async function instead(
  build: Build,
  res: ServerResponse,
  status: 404 | 500,
  { err, pathname, search = '' }: Failure,
): Promise<string> {
  res.statusCode = status
  res.setHeader('Cache-Control', 'no-store')
  const pageProps = await build.error.propsOf({ res, err, pathname })
  return renderDocument(build, {
    page: build.error,
    by: 'getInitialProps',
    query: queryOf(search),
    asPath: pathname,
    pageProps,
  })
}

/** Who asks, as kept-renderings.ts tells them apart; null for what is not asked again. */
function askerOf(req: IncomingMessage): Asker | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null
  return isStranger(req) ? 'stranger' : { draft: readDraft(req, true) ?? readDraft(req, false) ?? '' }
}

/**
 * Opens the build in `root`; what it returns resolves with false for a request that is none of its own. `clock` tells the time
 * in milliseconds; `isShared` says that a content network may keep what is the same for everybody.
 */
export async function openDocuments(
  root: string,
  clock: () => number,
  isShared: boolean,
): Promise<(req: IncomingMessage, res: ServerResponse) => Promise<boolean>> {
  const build = await openBuild(root)
  const sendKept = keepPages({ build, isShared }, clock)
  const render = keepRenderings((view) => renderDocument(build, view))
  const answer = async (target: Target, req: IncomingMessage, res: ServerResponse) => {
    if (await sendKept(target, req, res)) return
    const answer = await answerPage(target, req, res, (view) => render(view, askerOf(req)))
    if (answer.kind === 'body') return sendBody(req, res, answer.type, answer.body)
    if (answer.kind === 'redirect') return sendRedirect(res, answer.to, answer.status)
    if (answer.kind === 'ended') return
    sendBody(req, res, HTML, await instead(build, res, 404, { err: null, ...target }))
  }
  return async (req, res) => {
    const target = targetOf(build, req.url ?? '')
    if (!target) return false
    await answer(target, req, res).catch(async (error: unknown) => {
      if (res.headersSent) throw error
      sendBody(req, res, HTML, await instead(build, res, 500, { err: error, pathname: target.pathname }))
    })
    return true
  }
}
