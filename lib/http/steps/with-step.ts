// A GET changes nothing; a POST's changes are up to the handlers.

import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import type { Causes } from '@/flows/causes'
import { controlsOf, readForm } from '@/flows/controls'
import type { Answers } from '@/flows/params'
import { FLOWS, type Route, type Row } from '@/flows/table'
import { answer, back, next, paramsOf, path, queryOf, resolve, shareOf, stageOf } from '@/flows/walk'
import { LANGUAGE } from '@/lib/addresses/languages'
import { PATHS } from '@/lib/addresses/paths'
import { secondsUntil } from '@/lib/http/calls/retry-after'
import {
  byFetch,
  endWithJson,
  type FaultProps,
  localPath,
  type PageRequest,
  type PageResult,
  searchOf,
  withPage,
} from '@/lib/http/forms/with-page'
import { changeLanguage } from '@/lib/http/steps/change-language'
import type { Outcome, PlainHandlers, Refusal, StepContext, StepHandlers } from '@/lib/http/steps/step-context'
import { stepExperiment } from '@/lib/http/steps/step-experiment'
import { countPhone, saveStepLead } from '@/lib/http/steps/step-lead'
import { photoReply, savePhotos, takesPhotos } from '@/lib/http/steps/step-photos'
import { readStepQuery, sealAnswers } from '@/lib/http/steps/step-query'
import { stepView } from '@/lib/http/steps/step-view'
import { isServed, isServedAsKnown } from '@/lib/use-cases/clinics/is-served'
import type { Step } from '@/lib/views/step'

export type StepProps<D = null> = { step: Step; data: D }
type Result<D> = PageResult<StepProps<D | null>>
type Handlers<D> = PlainHandlers & Partial<StepHandlers<D>>

const isElsewhere = (data: unknown): data is { redirect: string } =>
  typeof data === 'object' && data !== null && 'redirect' in data

export function withStep(route: Route, handlers?: PlainHandlers): GetServerSideProps<StepProps | FaultProps>
export function withStep<D>(route: Route, handlers: StepHandlers<D>): GetServerSideProps<StepProps<D> | FaultProps>
export function withStep<D>(
  route: Route,
  handlers: Handlers<D> = {},
): GetServerSideProps<StepProps<D | null> | FaultProps> {
  const handle = async ({ page, visitor, form, photos, fault }: PageRequest): Promise<Result<D>> => {
    const entered = await enter(page, visitor, route, handlers)
    if (entered === 'too_long') return fault('too_long')
    if ('to' in entered)
      return form ? redirect(page, entered.to) : { redirect: { destination: entered.to, statusCode: entered.status } }
    const { typed } = entered.view
    if (!form)
      return render(page, entered, handlers, typed ? { form: new URLSearchParams(typed), causes: {} } : undefined)
    if (form.has(LANGUAGE)) return changeLanguage(page, entered, form)
    const causes = entered.row.takesPhotos ? await savePhotos(entered, form, photos) : null
    return causes ? showPhotos(page, entered, handlers, form, causes) : handlePost(page, entered, handlers, form)
  }
  return withPage<StepProps<D | null>>(route, handle, { takesPhotos: takesPhotos(route) })
}

async function enter<D>(
  page: GetServerSidePropsContext,
  visitor: PageRequest['visitor'],
  route: Route,
  handlers: Handlers<D>,
): Promise<StepContext | { to: string; status: 303 | 307 } | 'too_long'> {
  const query = readStepQuery(route, searchOf(page), visitor.seal)
  if (query === 'too_long') return 'too_long'
  const { flow, attribution } = query
  if (FLOWS[flow].rows.some((row) => paramsOf(row).includes('isLoggedIn')))
    query.answers.isLoggedIn = (await visitor.patient()) ? 'true' : 'false'
  const queries = new WeakMap<Answers, string>()
  const queryWith = (answers: Answers): string => {
    const written = queries.get(answers) ?? queryOf(flow, sealAnswers(answers, visitor.seal), attribution)
    queries.set(answers, written)
    return written
  }
  const hrefOf = (to: Route, answers: Answers = query.answers) => `${to}?${queryWith(answers)}`
  const resolved = resolve(flow, query.answers, route)
  if (resolved.kind === 'redirect') return { to: hrefOf(resolved.to), status: 307 }
  if (query.bare) {
    const search = query.view.q ? `&q=${visitor.seal.seal('q', query.view.q)}` : ''
    return { to: hrefOf(route) + search, status: 303 }
  }
  const { row, walked } = resolved
  const context: StepContext = { ...visitor, ...query, route, row, walked, causes: {}, hrefOf }
  const city = await rowOfUnservedCity(context)
  if (city && city !== row) return { to: hrefOf(city.route), status: 307 }
  if (city) context.causes.city = 'unknown'
  const gate = await handlers.gate?.(context)
  return gate ? { to: gate, status: 307 } : context
}

/** The step to ask the city again, if it is no longer served. The clinic list redirects by itself. */
async function rowOfUnservedCity({ deps, answers, walked, row }: StepContext): Promise<Row | null> {
  const rowOfUnservedCity = walked.slice(0, walked.indexOf(row) + 1).find((each) => paramsOf(each).includes('city'))
  if (!rowOfUnservedCity || answers.city === undefined || paramsOf(row).includes('cid')) return null
  return (await isServedAsKnown(deps, answers.city)) ? null : rowOfUnservedCity
}

async function showPhotos<D>(
  page: GetServerSidePropsContext,
  context: StepContext,
  handlers: Handlers<D>,
  form: URLSearchParams,
  causes: Causes,
): Promise<Result<D>> {
  if (byFetch(page)) return endWithJson(page, causes.photos ? 422 : 200, await photoReply(context, causes))
  if (causes.photos) return conclude(page, context, handlers, form, { kind: 'refused', status: 422, causes })
  const isTyped = controlsOf(context.row).some((control) => form.get(control))
  return isTyped ? render(page, context, handlers, { form, causes }) : redirect(page, `${page.resolvedUrl}#photos`)
}

async function handlePost<D>(
  page: GetServerSidePropsContext,
  entered: StepContext,
  handlers: Handlers<D>,
  form: URLSearchParams,
): Promise<Result<D>> {
  const named = form.get('intent') ?? ''
  const intent = handlers.intents && Object.hasOwn(handlers.intents, named) ? handlers.intents[named] : undefined
  if (intent) return conclude(page, entered, handlers, form, await intent(entered, form))
  const { answers, posted, causes } = readForm(entered.row, form, entered.flow)
  if (answers.city !== undefined && !(await isServed(entered.deps, answers.city))) causes.city = 'unknown'
  if (Object.keys(causes).length > 0)
    return conclude(page, entered, handlers, form, { kind: 'refused', status: 422, causes })
  const after = answer(entered.flow, entered.answers, answers)
  const hrefOf: StepContext['hrefOf'] = (to, others = after) => entered.hrefOf(to, others)
  const context = { ...entered, answers: after, walked: path(entered.flow, after), hrefOf }
  const outcome: Outcome = (await handlers.submit?.(context, { form, before: entered.answers, posted })) ?? {
    kind: 'next',
  }
  if (outcome.kind === 'next' && context.row.saves === 'lead')
    await saveStepLead(context, { ...context.answers, ...outcome.answers })
  if (outcome.kind !== 'refused' && answers.phone !== undefined) await countPhone(context)
  return conclude(page, context, handlers, form, outcome)
}

async function conclude<D>(
  page: GetServerSidePropsContext,
  context: StepContext,
  handlers: Handlers<D>,
  form: URLSearchParams,
  outcome: Outcome,
): Promise<Result<D>> {
  if (outcome.kind === 'go') return redirect(page, outcome.to)
  if (outcome.kind === 'next') {
    const answers = { ...context.answers, ...outcome.answers }
    const to = next(context.flow, answers, context.row)
    const notice = outcome.notice ? `&notice=${outcome.notice}` : ''
    return redirect(page, to === 'end' ? PATHS.home : context.hrefOf(to, answers) + notice)
  }
  if (outcome.status === 429) page.res.setHeader('Retry-After', secondsUntil(outcome.limit.until, context.deps.now))
  // The script can't render changes such as other free slots, so it reloads the page.
  if (byFetch(page))
    return endWithJson(page, outcome.status, outcome.status === 422 ? { causes: outcome.causes } : { reload: true })
  page.res.statusCode = outcome.status
  return render(page, context, handlers, { form, ...outcome })
}

function redirect<D>(page: GetServerSidePropsContext, to: string): Result<D> {
  return byFetch(page)
    ? endWithJson(page, 200, { next: localPath(page, to) })
    : { redirect: { destination: to, statusCode: 303 } }
}

async function render<D>(
  page: GetServerSidePropsContext,
  context: StepContext,
  handlers: Handlers<D>,
  refusal?: Refusal,
): Promise<Result<D>> {
  const data = handlers.load ? await handlers.load(context, refusal) : null
  if (isElsewhere(data)) return redirect(page, data.redirect)
  const causes = refusal?.causes ?? context.causes
  const stage = stageOf(context.flow, context.row)
  const step = await stepView(context, {
    action: Object.keys(causes).length > 0 ? page.resolvedUrl : null,
    query: context.hrefOf(context.route).slice(context.route.length + 1),
    back: back(context.walked, context.row)?.route ?? null,
    stage: stage && {
      ...stage,
      done: stage.at - 1 + shareOf(context.flow, context.answers, context.walked, context.row),
    },
    experiment: stepExperiment(context),
    form: refusal?.form,
    causes,
  })
  return { props: { step, data } }
}
