// The hosted sign-in page, /oauth2/authorize: checks who asks, asks for the password and what the account adds to it,
// and sends the browser back with a code. Protocol: lib/user-pool/hosted.

import { readCode } from '@/flows/code'
import { LONGEST_PASSWORD } from '@/flows/password'
import { parseIndianMobile } from '@/flows/phone'
import { HOSTED } from '@/lib/addresses/pool'
import { writeHostedCookie } from '@/lib/http/hosted-cookie'
import { type PageRequest, searchOf, withPage } from '@/lib/http/with-page'
import { trackPhone } from '@/lib/use-cases/leads/track-event'
import type { Context } from '@/lib/user-pool/context'
import { type AuthorizeRequest, readAuthorize, withQuery } from '@/lib/user-pool/hosted/authorize-request'
import { locationWithCode } from '@/lib/user-pool/hosted/codes'
import { HOSTED_SECONDS, openHostedSession, readHostedSession } from '@/lib/user-pool/hosted/sessions'
import { answerFactor, type Factor, type HostedStep, signInAtHostedPage } from '@/lib/user-pool/hosted/sign-in'
import { pool } from '@/lib/user-pool/running'
import type { HostedProblem, HostedView } from '@/lib/views/hosted-sign-in'

export type HostedProps = { view: HostedView }
type HostedRefusal = { problem: HostedProblem } | { said: string }

const NOT_AUTHORISED: [RegExp, HostedProblem][] = [
  [/attempts exceeded/, 'attempts'],
  [/disabled/, 'disabled'],
  [/Invalid session/, 'expired'],
]
const BY_TYPE: Record<string, HostedProblem> = {
  UserNotConfirmedException: 'unconfirmed',
  PasswordResetRequiredException: 'reset',
  CodeMismatchException: 'wrong_code',
  ExpiredCodeException: 'expired',
}

/** What the patient is told of a refusal; the pool's own sentence where it says why and until when. */
function problemOf(type: string, message: string): HostedRefusal {
  const known = BY_TYPE[type]
  if (known) return { problem: known }
  if (type === 'NotAuthorizedException')
    return { problem: NOT_AUTHORISED.find(([pattern]) => pattern.test(message))?.[1] ?? 'wrong' }
  return type === 'LimitExceededException' || type === 'CodeDeliveryFailureException'
    ? { said: message }
    : { problem: 'wrong' }
}

const isFactor = (value: string | null): value is Factor => value === 'SMS_MFA' || value === 'SOFTWARE_TOKEN_MFA'

type Attempt = { step: HostedStep } | { view: HostedView }

async function tryCode(context: Context, form: URLSearchParams, action: string, factor: Factor): Promise<Attempt> {
  const [session, username] = [form.get('session') ?? '', form.get('username') ?? '']
  const code = readCode(form.get('code') ?? '')
  const waiting = { session, username, factor, to: form.get('to') || null }
  if ('cause' in code) return { view: { kind: 'code', action, waiting, problem: 'code' } }
  const step = await answerFactor(context, waiting, code.value)
  if (step.kind !== 'refused' || step.type !== 'CodeMismatchException') return { step }
  return { view: { kind: 'code', action, waiting, problem: 'wrong_code' } }
}

async function tryPassword({ visitor, form, context, action }: HostedRequest): Promise<Attempt> {
  const typed = form.get('phone') ?? ''
  const password = form.get('password') ?? ''
  // A page that says that something went wrong offers to send the form again: never with the password in it.
  form.delete('password')
  const phone = parseIndianMobile(typed)
  if (!phone.ok) return { view: { kind: 'password', action, phone: typed, problem: 'phone' } }
  if (password === '' || password.length > LONGEST_PASSWORD)
    return { view: { kind: 'password', action, phone: typed, problem: password === '' ? 'password' : 'wrong' } }
  await trackPhone(visitor.deps, visitor.network, { path: HOSTED.authorize, device: visitor.device })
  return { step: await signInAtHostedPage(context, phone.e164, password) }
}

type HostedRequest = Pick<PageRequest, 'page' | 'visitor'> & {
  form: URLSearchParams
  context: Context
  request: AuthorizeRequest
  action: string
}

/** Does what the form asks; a step that is done leads back with a code. */
async function sendForm(asked: HostedRequest) {
  const { page, visitor, form, context, request, action } = asked
  const factor = form.get('factor')
  const tried = isFactor(factor) ? await tryCode(context, form, action, factor) : await tryPassword(asked)
  const refuse = (view: HostedView) => {
    page.res.statusCode = 422
    return { props: { view } }
  }
  if ('view' in tried) return refuse(tried.view)
  const { step } = tried
  if (step.kind === 'code')
    return { props: { view: { kind: 'code' as const, action, waiting: step.waiting, problem: null } } }
  const phone = form.get('phone') ?? ''
  if (step.kind === 'elsewhere') return refuse({ kind: 'password', action, phone, problem: 'elsewhere' })
  if (step.kind === 'refused') {
    const told = problemOf(step.type, step.message)
    return refuse({ kind: 'password', action, phone, ...('said' in told ? { problem: null, ...told } : told) })
  }
  const agent = page.req.headers['user-agent'] ?? ''
  const { value, signedIn } = await openHostedSession(context, step.sub, { agent, before: visitor.session.hosted })
  writeHostedCookie(page.req, page.res, { siteOrigin: visitor.siteOrigin, value, seconds: HOSTED_SECONDS })
  const destination = await locationWithCode(context, request, signedIn)
  return { redirect: { destination, statusCode: 303 as const } }
}

/** The getServerSideProps of /oauth2/authorize. */
export const authorizePage = withPage<HostedProps>('/oauth2/authorize', async ({ page, visitor, form }) => {
  const open = pool()
  if (!open) return { notFound: true }
  const context = open.contextFor({ address: visitor.address, browser: visitor.browser, now: visitor.deps.now })
  const search = searchOf(page)
  const read = readAuthorize(open.settings, visitor.origin, new URLSearchParams(search))
  if (read.kind === 'bad') {
    page.res.statusCode = 400
    return { props: { view: { kind: 'bad', cause: read.cause } } }
  }
  if (read.kind === 'refused') return { redirect: { destination: read.location, statusCode: 303 } }
  const { request } = read
  const action = `${HOSTED.authorize}?${search}`
  if (form) return sendForm({ page, visitor, form, context, request, action })
  const cookie = request.prompt === 'login' || visitor.session.left ? null : visitor.session.hosted
  const signedIn = await readHostedSession(context, cookie)
  if (signedIn)
    return { redirect: { destination: await locationWithCode(context, request, signedIn), statusCode: 303 } }
  if (request.prompt === 'none') {
    const destination = withQuery(request.redirectUri, { error: 'login_required', state: request.state })
    return { redirect: { destination, statusCode: 303 } }
  }
  return { props: { view: { kind: 'password', action, phone: '', problem: null } } }
})
