// A GET asks; a POST stores the first answer only.
import { z } from 'zod'
import { visitPath } from '@/lib/addresses/paths'
import { ANSWER } from '@/lib/domain/booking/visit-question'
import { text, withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import { byLink } from '@/lib/page-handlers/booking/link-key'
import { recallView } from '@/lib/page-handlers/recalls/recall-view'
import { formatDay } from '@/lib/texts/format'
import { isOneOf } from '@/lib/types/keys'
import { answerVisit, findQuestion } from '@/lib/use-cases/booking/answer-visit'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import type { RecallView } from '@/lib/views/recall'

type AnswerForm = { score: string; words: string }
type Mistakes = { score: boolean; words: boolean }
/** `visit` is null if there is nothing to ask. `typed` is a form with a mistake. */
export type VisitPageProps = {
  visit: { reference: string; day: string; isAnswered: boolean; recall: RecallView | null } | null
  typed: AnswerForm
  mistakes: Mistakes
}
type VisitForms = {
  request: PageRequest
  about: { access: BookingAccess }
  shown: { typed: AnswerForm; mistakes: Mistakes }
  notice: never
  props: VisitPageProps
}
const NOTHING = { typed: { score: '', words: '' }, mistakes: { score: false, words: false } }

const { act, page } = withForms<VisitForms>()
const ACTS = {
  answer: act({
    reads: z.object({ score: text, words: text.transform((words) => words.trim()) }),
    async run({ visitor, access }, { score, words }) {
      const mistakes = { score: !isOneOf(ANSWER.scores, score), words: words.length > ANSWER.longest }
      if (mistakes.score || mistakes.words) return { kind: 'mistaken' as const, mistakes }
      return answerVisit(visitor.deps, access, { score: Number(score), words })
    },
  }).answers({
    answered: ({ outcome: { reference } }) => ({ to: visitPath(reference) }),
    open: { status: 409, shown: NOTHING },
    none: { status: 404, shown: NOTHING },
    mistaken: ({ input: typed, outcome: { mistakes } }) => ({ status: 422, shown: { typed, mistakes } }),
  }),
}

export const visitPage = withPage<VisitPageProps>(
  '/manage/[reference]/visit',
  page({
    load: (request) => byLink(request, visitPath),
    acts: ACTS,
    notices: [],
    unread: NOTHING,
    async show({ page, visitor, access }, { shown }) {
      const { deps, texts } = visitor
      const question = await findQuestion(deps, access)
      if (question.kind === 'none') {
        page.res.statusCode = 404
        return { props: { visit: null, ...NOTHING } }
      }
      const { reference, date, kind } = question
      const isAnswered = kind === 'answered'
      const booking = isAnswered ? await findBooking(deps, access) : null
      const recall = booking && (await recallView(visitor, booking))
      const visit = { reference, day: formatDay(texts, date), isAnswered, recall }
      return { props: { visit, ...(shown ?? NOTHING) } }
    },
  }),
)
