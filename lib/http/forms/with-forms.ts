// The protocol of every page that takes a form; steps have their own (with-step.ts). The page loads its subject, the act that the form
// names reads the form and does the work, and a row for each outcome says what follows. A GET changes nothing.

import { z } from 'zod'
import { type Flash, readFlash, withFlash } from '@/lib/addresses/flash'
import type { PageRequest, PageResult } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { type AnswerRows, pickAnswer } from '@/lib/types/answer-of'
import { isKeyOf } from '@/lib/types/keys'

/**
 * The types of a page that takes forms. `request`: what its shell hands it (withPage, withDesk). `about`: what it loads first.
 * `shown`: what it shows of an act that was not done. `notice`: the names of what it says once after one that was.
 */
type FormPage = { request: PageRequest; about: object; shown: unknown; notice: string; props: object }
export type ActContext<F extends FormPage> = F['request'] & F['about']
/** `at`: as withDesk has it. */
type Result<F extends FormPage> = PageResult<F['props']> & { at?: string }

/**
 * The answer to an act. `to`: it was done, and the browser goes there by 303; the page there shows `notice` once. `shown`: it was not
 * done, and this page shows why, with everything that was typed. `ended`: the response was sent already.
 */
export type Answer<F extends FormPage> =
  | { to: string; notice?: Flash<F['notice']> }
  | { status: 200 | 404 | 409 | 422 | 429; shown: F['shown'] }
  | { ended: PageResult<never> }

/** A control of a form as it was typed; one that is missing is empty. */
export const text = z.string().default('')

/** Reads a form and does its work; null where the form is none of this act's. */
type Act<F extends FormPage> = (asked: ActContext<F>, form: URLSearchParams) => Promise<Answer<F> | null>

/** Makes the acts and the handler of a page from its types. */
export const withForms = <F extends FormPage>() => ({
  /**
   * An act. `reads`: the form's controls, each a text; what only a made-up form can have wrong is refused there, what somebody may
   * type wrong is an outcome. `answers` takes a row for each outcome, and compiles with none missing.
   */
  act: <Input, Kind extends string, Outcome extends { kind: Kind }>({
    reads,
    run,
  }: {
    reads: z.ZodType<Input>
    run(asked: ActContext<F>, input: Input): Promise<Outcome>
  }) => ({
    answers:
      (rows: AnswerRows<{ asked: ActContext<F>; input: Input; outcome: Outcome }, Answer<F>>): Act<F> =>
      async (asked, form) => {
        const read = reads.safeParse(Object.fromEntries(form))
        if (!read.success) return null
        const outcome = await run(asked, read.data)
        return pickAnswer(rows, { asked, input: read.data, outcome })
      },
  }),

  /**
   * The page's handler, for its shell. `load`: what the page is about, or where the visitor is led instead. `acts`: by the form's
   * `intent`. `unread`: what is shown of a form that none of them reads (400). `show`: the page; `notice` only of a GET, `shown` only
   * of an act that was not done.
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
        asked: ActContext<F>,
        said: { notice: { name: F['notice']; about: string[] } | null; shown: F['shown'] | null },
      ): Promise<Result<F>>
    }) =>
    async (request: F['request']): Promise<Result<F>> => {
      const about = await load(request)
      if ('elsewhere' in about) return about.elsewhere
      const { form, page } = request
      const asked = { ...request, ...about }
      if (!form) return show(asked, { notice: readFlash(queryValue(page.query.notice), notices), shown: null })
      const named = form.get('intent') ?? ''
      const act = isKeyOf(acts, named) ? acts[named] : undefined
      const answer = (await act?.(asked, form)) ?? { status: 400 as const, shown: unread }
      if ('ended' in answer) return answer.ended
      if ('to' in answer) {
        const destination = answer.notice === undefined ? answer.to : withFlash(answer.to, answer.notice)
        return { redirect: { destination, statusCode: 303 } }
      }
      page.res.statusCode = answer.status
      return show(asked, { notice: null, shown: answer.shown })
    },
})
