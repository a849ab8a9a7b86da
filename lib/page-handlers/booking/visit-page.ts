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

/** `visit` is null if there is nothing to ask. `typed` is a form with a mistake. */
export type VisitPageProps = { visit: PastVisit | null; typed: AnswerForm; mistakes: AnswerMistakes }
type VisitForms = {
  request: PageRequest
  about: { access: BookingAccess }
  shown: { typed: AnswerForm; mistakes: AnswerMistakes }
  notice: never
  props: VisitPageProps
}
const NOTHING = { typed: { score: '', words: '', show: '' }, mistakes: { score: false, words: false } }

const { act, page } = withForms<VisitForms>()
const done = ({ outcome: { reference } }: { outcome: { reference: string } }) => ({ to: visitPath(reference) })
const NONE = { status: 404, shown: NOTHING } as const
const STALE = { status: 409, shown: NOTHING } as const
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
    mistaken: ({ input: typed, outcome: { mistakes } }) => ({ status: 422, shown: { typed, mistakes } }),
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
    unread: NOTHING,
    async show({ page, visitor, access }, { shown }) {
      const { deps, texts } = visitor
      const question = await findQuestion(deps, access)
      if (question.kind === 'none') {
        page.res.statusCode = 404
        return { props: { visit: null, ...NOTHING } }
      }
      const { reference, date, kind, hasLeft, score } = question
      const booking = kind === 'answered' ? await findBooking(deps, access) : null
      const recall = booking && (await recallView(visitor, booking))
      const visit = { reference, day: formatDay(texts, date), state: kind, hasLeft, score, recall }
      return { props: { visit, ...(shown ?? NOTHING) } }
    },
  }),
)
