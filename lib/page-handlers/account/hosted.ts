// /oauth2/authorize. Protocol: lib/user-pool/hosted.

import { z } from 'zod'
import { readCode } from '@/flows/code'
import { LONGEST_PASSWORD } from '@/flows/password'
import { parseIndianMobile } from '@/flows/phone'
import { HOSTED } from '@/lib/addresses/pool'
import { writeHostedCookie } from '@/lib/http/cookies/hosted-cookie'
import { type ActContext, type Answer, text, withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, searchOf, withPage } from '@/lib/http/forms/with-page'
import { trackPhone } from '@/lib/use-cases/leads/track-event'
import type { Context } from '@/lib/user-pool/context'
import { type AuthorizeRequest, readAuthorize, withQuery } from '@/lib/user-pool/hosted/authorize-request'
import { locationWithCode } from '@/lib/user-pool/hosted/codes'
import { HOSTED_SECONDS, openHostedSession, readHostedSession } from '@/lib/user-pool/hosted/sessions'
import {
  answerFactor,
  type Factor,
  type FactorStep,
  type HostedStep,
  signInAtHostedPage,
} from '@/lib/user-pool/hosted/sign-in'
import { pool } from '@/lib/user-pool/running'
import type { HostedProblem, HostedView } from '@/lib/views/hosted-sign-in'

export type HostedProps = { view: HostedView }
type Refusal = Extract<HostedStep, { kind: 'refused' }>
type Problem = { problem: HostedProblem } | { problem: null; detail: string }

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

/** Uses the pool's sentence if it explains the problem and when it ends. */
function hostedProblem(type: string, message: string): Problem {
  const known = BY_TYPE[type]
  if (known) return { problem: known }
  if (type === 'NotAuthorizedException')
    return { problem: NOT_AUTHORISED.find(([pattern]) => pattern.test(message))?.[1] ?? 'wrong' }
  return type === 'LimitExceededException' || type === 'CodeDeliveryFailureException'
    ? { problem: null, detail: message }
    : { problem: 'wrong' }
}

type HostedForms = {
  request: PageRequest
  about: { context: Context; authorize: AuthorizeRequest; action: string }
  shown: HostedView | null
  notice: never
  props: HostedProps
}
type HostedContext = ActContext<HostedForms>

/** The last step opens a session and redirects with a code. */
async function goOn({ page, visitor, context, authorize }: HostedContext, step: HostedStep) {
  if (step.kind !== 'signed_in') return step
  const agent = page.req.headers['user-agent'] ?? ''
  const { value, signedIn } = await openHostedSession(context, step.sub, { agent, before: visitor.session.hosted })
  writeHostedCookie(page.req, page.res, { siteOrigin: visitor.siteOrigin, value, seconds: HOSTED_SECONDS })
  return { kind: 'signed_in' as const, to: await locationWithCode(context, authorize, signedIn) }
}

const showAgain = ({ form, action }: HostedContext, problem: Problem): Answer<HostedForms> => ({
  status: 422,
  shown: { kind: 'password', action, phone: form?.get('phone') ?? '', ...problem },
})

type Done<Outcome> = { context: HostedContext; outcome: Outcome }
const STEPS = {
  signed_in: ({ outcome: { to } }: Done<{ to: string }>) => ({ to }),
  code: ({ context: { action }, outcome: { waiting } }: Done<{ waiting: FactorStep }>): Answer<HostedForms> => ({
    status: 200,
    shown: { kind: 'code', action, waiting, problem: null },
  }),
  elsewhere: ({ context }: Done<object>) => showAgain(context, { problem: 'elsewhere' }),
  refused: ({ context, outcome: { type, message } }: Done<Refusal>) => showAgain(context, hostedProblem(type, message)),
}

const mistaken = (problem: HostedProblem) => ({ kind: 'mistaken' as const, problem })
type CodeForm = { session: string; username: string; factor: Factor; to: string }
const pendingFactor = ({ session, username, factor, to }: CodeForm): FactorStep => ({
  session,
  username,
  factor,
  to: to || null,
})

const { act, page } = withForms<HostedForms>()
const ACTS = {
  password: act({
    reads: z.object({ phone: text, password: text }),
    async run(request, { phone: typed, password }) {
      const { visitor, form, context } = request
      // The error page offers to send the form again, but never with the password.
      form?.delete('password')
      const phone = parseIndianMobile(typed)
      if (!phone.ok) return mistaken('phone')
      if (password === '') return mistaken('password')
      if (password.length > LONGEST_PASSWORD) return mistaken('wrong')
      await trackPhone(visitor.deps, visitor.network, { path: HOSTED.authorize, device: visitor.device })
      return goOn(request, await signInAtHostedPage(context, phone.e164, password))
    },
  }).answers({
    ...STEPS,
    mistaken: ({ context, outcome: { problem } }) => showAgain(context, { problem }),
  }),
  code: act({
    reads: z.object({
      session: text,
      username: text,
      factor: z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA']),
      to: text,
      code: text,
    }),
    async run(context, typed) {
      const code = readCode(typed.code)
      if ('cause' in code) return mistaken('code')
      const step = await answerFactor(context.context, typed, code.value)
      const isWrong = step.kind === 'refused' && step.type === 'CodeMismatchException'
      return isWrong ? mistaken('wrong_code') : goOn(context, step)
    },
  }).answers({
    ...STEPS,
    mistaken: ({ context: { action }, input, outcome: { problem } }) => ({
      status: 422,
      shown: { kind: 'code', action, waiting: pendingFactor(input), problem },
    }),
  }),
}

export const authorizePage = withPage<HostedProps>(
  '/oauth2/authorize',
  page({
    async load({ page: request, visitor }) {
      const open = pool()
      if (!open) return { elsewhere: { notFound: true } }
      const { address, browser, language, deps } = visitor
      const context = open.contextFor({ address, browser, language, now: deps.now })
      const search = searchOf(request)
      const read = readAuthorize(open.settings, visitor.origin, new URLSearchParams(search))
      if (read.kind === 'bad') {
        request.res.statusCode = 400
        return { elsewhere: { props: { view: { kind: 'bad', cause: read.cause } } } }
      }
      if (read.kind === 'refused') return { elsewhere: { redirect: { destination: read.location, statusCode: 303 } } }
      return { context, authorize: read.request, action: `${HOSTED.authorize}?${search}` }
    },
    acts: ACTS,
    notices: [],
    unread: null,
    async show({ visitor, form, context, authorize, action }, { shown }) {
      if (shown) return { props: { view: shown } }
      if (form) return { props: { view: { kind: 'password', action, phone: '', problem: null } } }
      const { prompt, redirectUri, state } = authorize
      const cookie = prompt === 'login' || visitor.session.left ? null : visitor.session.hosted
      const signedIn = await readHostedSession(context, cookie)
      if (signedIn)
        return { redirect: { destination: await locationWithCode(context, authorize, signedIn), statusCode: 303 } }
      if (prompt === 'none') {
        const destination = withQuery(redirectUri, { error: 'login_required', state })
        return { redirect: { destination, statusCode: 303 } }
      }
      return { props: { view: { kind: 'password', action, phone: '', problem: null } } }
    },
  }),
)
