// How a visit was: GET asks, POST keeps the first answer.
import { visitPath } from '@/lib/addresses/paths'
import { ANSWER } from '@/lib/domain/visit-question'
import { withPage } from '@/lib/http/with-page'
import { byLink } from '@/lib/pages/manage/link-key'
import { formatDay } from '@/lib/texts/format'
import { isOneOf } from '@/lib/typed/keys'
import { answerVisit, findQuestion } from '@/lib/use-cases/booking/answer-visit'

/** `asked`: null where nothing is asked; `day` in words. `typed`: what was sent with a mistake. */
export type VisitPageProps = {
  asked: { reference: string; day: string; isAnswered: boolean } | null
  typed: { score: string; words: string }
  mistakes: { score: boolean; words: boolean }
}

/** The getServerSideProps of /manage/[reference]/visit. */
export const visitPage = withPage<VisitPageProps>('/manage/[reference]/visit', async (request) => {
  const { page, visitor, form } = request
  const { deps, words } = visitor
  const asker = await byLink(request, visitPath)
  if ('to' in asker) return { redirect: { destination: asker.to, statusCode: 303 } }
  const typed = { score: form?.get('score') ?? '', words: (form?.get('words') ?? '').trim() }
  const mistakes = {
    score: form !== null && !isOneOf(ANSWER.scores, typed.score),
    words: typed.words.length > ANSWER.longest,
  }
  const isWrong = mistakes.score || mistakes.words
  const { access } = asker
  const question =
    form && !isWrong
      ? await answerVisit(deps, access, { score: Number(typed.score), words: typed.words })
      : await findQuestion(deps, access)
  if (question.kind === 'none') {
    page.res.statusCode = 404
    return { props: { asked: null, typed: { score: '', words: '' }, mistakes: { score: false, words: false } } }
  }
  const { reference, date, kind } = question
  if (form && kind === 'answered') return { redirect: { destination: visitPath(reference), statusCode: 303 } }
  if (isWrong) page.res.statusCode = 422
  return {
    props: { asked: { reference, day: formatDay(words, date), isAnswered: kind === 'answered' }, typed, mistakes },
  }
})
