import type { GetServerSidePropsContext } from 'next'
import { inLanguage, LANGUAGE } from '@/lib/addresses/languages'
import { UNSEEN } from '@/lib/http/forms/with-page'
import type { StepContext } from '@/lib/http/steps/step-context'
import { TYPED } from '@/lib/http/steps/step-query'
import { languageOf } from '@/lib/texts/languages'

/** Shows the same step in another language, with all that was typed. Nothing is checked, saved or let go. */
export function changeLanguage(page: GetServerSidePropsContext, { seal }: StepContext, form: URLSearchParams) {
  const language = languageOf(form.get(LANGUAGE) ?? undefined)
  const [path = '', search] = page.resolvedUrl.split('?')
  const query = new URLSearchParams(search)
  query.delete('notice')
  query.delete(TYPED)
  const typed = [...form].filter(([name, value]) => value !== '' && name !== LANGUAGE && name !== 'intent')
  if (typed.length > 0) query.set(TYPED, seal.seal(TYPED, String(new URLSearchParams(typed))))
  const to = inLanguage(`${path}?${query}`, language)
  // The address is of another language than this page's, so it must not get this page's.
  page.res.writeHead(303, { Location: to }).end()
  return UNSEEN
}
