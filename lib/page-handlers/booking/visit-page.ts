// A GET asks; a POST stores the first answer only, or withdraws it.
import { z } from 'zod'
import { visitPath } from '@/lib/addresses/paths'
import { ANSWER } from '@/lib/domain/booking/visit-question'
import { text, withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import { byLink, opensExpired } from '@/lib/page-handlers/booking/link-key'
import { recallView } from '@/lib/page-handlers/recalls/recall-view'
import { formatDay } from '@/lib/texts/format'
import { isOneOf } from '@/lib/types/keys'
import { answerVisit, findQuestion, withdrawVisitAnswer } from '@/lib/use-cases/booking/answer-visit'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import type { AnswerForm, AnswerMistakes, PastVisit } from '@/lib/views/manage'

/** `visit` is null if there is nothing to ask. */
export type VisitPageProps = { visit: PastVisit | null; typed: AnswerForm; mistakes: AnswerMistakes }
type VisitForms = {
  request: PageRequest
  about: { access: BookingAccess }
  shown: AnswerMistakes
  notice: never
  props: VisitPageProps
}
const NONE_WRONG = { score: false, words: false }

function readTyped(form: URLSearchParams | null): AnswerForm {
  const read = (name: keyof AnswerForm): string => form?.get(name) ?? ''
  return { score: read('score'), words: read('words'), show: read('show') }
}

const { act, page } = withForms<VisitForms>()
const done = ({ outcome: { reference } }: { outcome: { reference: string } }) => ({ to: visitPath(reference) })
const NONE = { status: 404, shown: NONE_WRONG } as const
const STALE = { status: 409, shown: NONE_WRONG } as const
const ACTS = {
  answer: act({
    reads: z.object({ score: text, words: text.transform((words) => words.trim()), show: text }),
    async run({ visitor, access }, { score, words, show }) {
      const mistakes = { score: !isOneOf(ANSWER.scores, score), words: words.length > ANSWER.longest }
      if (mistakes.score || mistakes.words) return { kind: 'mistaken' as const, mistakes }
      return answerVisit(visitor.deps, access, { score: Number(score), words, mayShow: show === 'yes' })
    },
  }).answers({
    answered: done,
    withdrawn: done,
    open: STALE,
    none: NONE,
    mistaken: ({ outcome: { mistakes } }) => ({ status: 422, shown: mistakes }),
  }),
  withdraw: act({
    reads: z.object({}),
    run: ({ visitor, access }) => withdrawVisitAnswer(visitor.deps, access),
  }).answers({ withdrawn: done, open: done, answered: STALE, none: NONE }),
}

export const visitPage = withPage<VisitPageProps>(
  '/manage/[reference]/visit',
  page({
    load: (request) => byLink(request, visitPath, opensExpired),
    acts: ACTS,
    notices: [],
    unread: NONE_WRONG,
    async show({ page, visitor, form, access }, { shown }) {
      const { deps, texts } = visitor
      const question = await findQuestion(deps, access)
      const typed = readTyped(question.kind === 'open' ? form : null)
      const mistakes = shown ?? NONE_WRONG
      if (question.kind === 'none') {
        page.res.statusCode = 404
        return { props: { visit: null, typed, mistakes } }
      }
      const { reference, date, kind, hasLeft, score } = question
      const booking = kind === 'answered' ? await findBooking(deps, access) : null
      const recall = booking && (await recallView(visitor, booking))
      const visit = { reference, day: formatDay(texts, date), state: kind, hasLeft, score, recall }
      return { props: { visit, typed, mistakes } }
    },
  }),
)
