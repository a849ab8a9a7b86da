import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult, Redirect } from 'next'
import type { Route } from '@/flows/table'
import { inLanguage, isCommon } from '@/lib/addresses/languages'
import { isIndexed, type PagePath } from '@/lib/addresses/pages'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { carriedTo } from '@/lib/http/book-href'
import { seemsSignedIn } from '@/lib/http/cookies/cookies'
import { isDataRequest } from '@/lib/http/data-request'
import { isCrossSite, readBody } from '@/lib/http/forms/body'
import { FAULT_STATUS, type Fault, type FaultKind, logFault } from '@/lib/http/forms/fault'
import { isPhotoForm, type PhotoForm, readPhotoForm } from '@/lib/http/forms/photo-form'
import { pageTexts } from '@/lib/http/page-texts'
import { openRequest, type Visitor } from '@/lib/http/visitor'
import { languageOf, textsIn } from '@/lib/texts/languages'
import { addPhoto } from '@/lib/use-cases/photos/add'
import { runtime } from '@/lib/use-cases/runtime'

export type FaultProps = { fault: Fault }
export type PageResult<P> = GetServerSidePropsResult<P | FaultProps>
export type PageRequest = {
  page: GetServerSidePropsContext
  visitor: Visitor
  /** The last value of a repeated control; null for a GET. */
  form: URLSearchParams | null
  photos: PhotoForm['photos'] | null
  fault(kind: FaultKind): { props: FaultProps }
}

/** The browser's script asks for the outcome as JSON and changes the URL itself. */
export const byFetch = ({ req }: GetServerSidePropsContext): boolean => req.headers['x-step'] === 'fetch'

/** Next needs props even after the response has ended. */
export const UNSEEN: { props: FaultProps } = { props: { fault: { kind: 'error', id: null, retry: '', typed: [] } } }

export function endWithJson({ res }: GetServerSidePropsContext, status: number, body: unknown) {
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.end(JSON.stringify(body))
  return UNSEEN
}

export const searchOf = ({ req }: GetServerSidePropsContext): string => (req.url ?? '').split('?')[1] ?? ''

const lastOfEach = (form: URLSearchParams): URLSearchParams => new URLSearchParams([...new Map(form)])

/** PostgreSQL stores no NUL and no keyboard types one. The form is shown again without it. */
const NUL = '\0'
const withoutNul = (form: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...form].map(([name, value]) => [name.replaceAll(NUL, ''), value.replaceAll(NUL, '')]))

function readWithPhotos({ req, res }: GetServerSidePropsContext, { deps, network, owner }: Visitor) {
  const leaving = new AbortController()
  res.once('close', () => leaving.abort())
  return readPhotoForm(req, {
    network,
    async keep(file) {
      const added = await addPhoto(deps, runtime().photos, { owner: owner(), network, gone: leaving.signal, file })
      if (added.kind !== 'failed') return added.kind === 'kept' ? null : added.cause
      // A failure to store photos must not prevent a booking.
      logFault('the photos', added.error)
      return 'busy'
    },
  })
}

export const localPath = ({ locale }: GetServerSidePropsContext, path: string): string =>
  inLanguage(path, languageOf(locale))

function inPageLanguage<R extends { redirect: Redirect }>(result: R, page: GetServerSidePropsContext): R {
  return { ...result, redirect: { ...result.redirect, destination: localPath(page, result.redirect.destination) } }
}

async function describeCauses<P extends object>(
  result: PageResult<P>,
  page: GetServerSidePropsContext,
  where: PagePath | Route,
): Promise<PageResult<P>> {
  if ('redirect' in result) return inPageLanguage(result, page)
  if (!('props' in result)) return result
  const pageProps = await result.props
  const knowsShell = isDataRequest(page.req)
  const texts = pageTexts(textsIn(languageOf(page.locale)), 'fault' in pageProps ? 'fault' : where, { knowsShell })
  const props = {
    ...pageProps,
    texts,
    campaignLink: carriedTo(searchOf(page), page.params),
    seemsSignedIn: seemsSignedIn(page.req),
  }
  return { props }
}

/** `where` is the page's path as Next writes it. `takesPhotos` stores photos before `handle` runs. */
export function withPage<P extends object>(
  where: PagePath | Route,
  handle: (request: PageRequest) => Promise<PageResult<P>>,
  { takesPhotos = false }: { takesPhotos?: boolean } = {},
): GetServerSideProps<P | FaultProps> {
  return async (page) => {
    const { req, res } = page
    // Next serves every page in every language, also one that has English alone.
    if (isCommon(page.resolvedUrl) && languageOf(page.locale) !== DEFAULT_LANGUAGE)
      return { redirect: { destination: page.resolvedUrl, statusCode: 307 } }
    res.setHeader('Cache-Control', 'no-store')
    if (!isIndexed(where)) res.setHeader('X-Robots-Tag', 'noindex')
    let form: URLSearchParams | null = null
    let photos: PhotoForm['photos'] | null = null
    const fault = (kind: FaultKind, id: string | null = null): { props: FaultProps } => {
      if (kind === 'method') res.setHeader('Allow', 'GET, HEAD, POST')
      if (byFetch(page)) return endWithJson(page, FAULT_STATUS[kind], { reload: true })
      res.statusCode = FAULT_STATUS[kind]
      return { props: { fault: { kind, id, retry: page.resolvedUrl, typed: form ? [...form] : [] } } }
    }
    const answerForm = async (sent: URLSearchParams, visitor: Visitor): Promise<PageResult<P>> => {
      const read = lastOfEach(sent)
      form = withoutNul(read)
      return String(form) === String(read) ? await handle({ page, visitor, form, photos, fault }) : fault('unreadable')
    }
    const answer = async (): Promise<PageResult<P>> => {
      const visitor = await openRequest(req, res, languageOf(page.locale))
      if (req.method === 'GET' || req.method === 'HEAD') return await handle({ page, visitor, form, photos, fault })
      if (req.method !== 'POST') return fault('method')
      if (isCrossSite(req, visitor.siteOrigin)) return fault('cross_site')
      if (takesPhotos && isPhotoForm(req)) {
        const read = await readWithPhotos(page, visitor)
        if (typeof read === 'string') return fault(read)
        photos = read.photos
        return await answerForm(read.form, visitor)
      }
      if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '')) return fault('unsupported')
      const body = await readBody(req)
      if (body === 'too_large') return fault('too_large')
      return await answerForm(new URLSearchParams(body.text), visitor)
    }
    try {
      return await describeCauses(await answer(), page, where)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) return describeCauses(fault('error', logFault(where, error)), page, where)
      logUnable(error, new Date())
      return describeCauses(fault('away'), page, where)
    }
  }
}
