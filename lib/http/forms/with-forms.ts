// Steps have their own protocol (with-step.ts). A GET changes nothing.

import { z } from 'zod'
import { type Flash, readFlash, withFlash } from '@/lib/addresses/flash'
import { LANGUAGE } from '@/lib/addresses/languages'
import type { PageRequest, PageResult } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { type AnswerRows, pickAnswer } from '@/lib/types/answer-of'
import { isKeyOf } from '@/lib/types/keys'

/** `shown` describes an act that failed; `notice` names the flash messages after one that succeeded. */
type FormPage = { request: PageRequest; about: object; shown: unknown; notice: string; props: object }
export type ActContext<F extends FormPage> = F['request'] & F['about']
type Result<F extends FormPage> = PageResult<F['props']> & { at?: string }

/**
 * `to`: the act succeeded, and a 303 leads to a page with the flash message `notice`.
 * `shown`: it failed, and this page shows why, with the typed values. `ended`: the response is already sent.
 */
export type Answer<F extends FormPage> =
  | { to: string; notice?: Flash<F['notice']> }
  | { status: 200 | 404 | 409 | 422 | 429; shown: F['shown'] }
  | { ended: PageResult<never> }

export const text = z.string().default('')

/** Null when the form does not fit the act. */
type Act<F extends FormPage> = (context: ActContext<F>, form: URLSearchParams) => Promise<Answer<F> | null>

export const withForms = <F extends FormPage>() => ({
  /** `reads` refuses what a browser's form can't send. A patient's mistake is an outcome. */
  act: <Input, Kind extends string, Outcome extends { kind: Kind }>({
    reads,
    run,
  }: {
    reads: z.ZodType<Input>
    run(context: ActContext<F>, input: Input): Promise<Outcome>
  }) => ({
    answers:
      (rows: AnswerRows<{ context: ActContext<F>; input: Input; outcome: Outcome }, Answer<F>>): Act<F> =>
      async (context, form) => {
        const read = reads.safeParse(Object.fromEntries(form))
        if (!read.success) return null
        const outcome = await run(context, read.data)
        return pickAnswer(rows, { context, input: read.data, outcome })
      },
  }),

  /**
   * `load` returns the subject or a redirect. `unread` is for a form that no act reads (400).
   * `show` gets `notice` only on a GET, and `shown` only after a failed act. The request's form has what was typed.
   */
  page:
    ({
      load,
      acts,
      notices,
      unread,
      show,
    }: {
      load(request: F['request']): Promise<F['about'] | { elsewhere: Result<F> }>
      acts: Readonly<Record<string, Act<F>>>
      notices: readonly F['notice'][]
      unread: F['shown']
      show(
        context: ActContext<F>,
        state: { notice: { name: F['notice']; about: string[] } | null; shown: F['shown'] | null },
      ): Promise<Result<F>>
    }) =>
    async (request: F['request']): Promise<Result<F>> => {
      const about = await load(request)
      if ('elsewhere' in about) return about.elsewhere
      const { form, page } = request
      const context = { ...request, ...about }
      if (!form) return show(context, { notice: readFlash(queryValue(page.query.notice), notices), shown: null })
      // The form in another language, with all that was typed. Nothing is checked or done.
      if (form.has(LANGUAGE)) return show(context, { notice: null, shown: null })
      const named = form.get('intent') ?? ''
      const act = isKeyOf(acts, named) ? acts[named] : undefined
      const answer = (await act?.(context, form)) ?? { status: 400 as const, shown: unread }
      if ('ended' in answer) return answer.ended
      if ('to' in answer) {
        const destination = answer.notice === undefined ? answer.to : withFlash(answer.to, answer.notice)
        return { redirect: { destination, statusCode: 303 } }
      }
      page.res.statusCode = answer.status
      return show(context, { notice: null, shown: answer.shown })
    },
})
