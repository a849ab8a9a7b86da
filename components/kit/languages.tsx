import { useRouter } from 'next/compat/router'
import { EnterSubmit } from '@/components/kit/fields/enter-submit'
import styles from '@/components/kit/languages.module.css'
import { List } from '@/components/kit/list'
import { inLanguage, isCommon, LANGUAGE } from '@/lib/addresses/languages'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { keepLanguage, useOffered } from '@/lib/browser/shell/language-choice'
import { useHere } from '@/lib/browser/shell/use-here'
import { useTexts } from '@/lib/browser/texts'

/**
 * The page's form, which keeps what was typed when the language changes. `intent` is that of its own button. `path` is
 * its page, if another page shows it too.
 */
export type PageForm = { id: string; intent?: string | undefined; path?: string | undefined }

type Props = {
  place: 'head' | 'menu' | 'foot'
  form?: PageForm | undefined
}

/** The page in each language. A change of language loads a new document. */
export function Languages({ place, form }: Props) {
  const { LANGUAGES } = useTexts('language')
  const { SITE } = useTexts('site')
  const here = useHere()
  const { to } = useCampaignLinks()
  const router = useRouter()
  const current = router?.locale
  const offered = useOffered(LANGUAGES, current)
  if (isCommon(here)) return null
  // A page has one landmark of this name.
  const Frame = place === 'head' ? 'nav' : 'div'
  return (
    <Frame aria-label={place === 'head' ? SITE.languages : undefined}>
      {/* Enter presses a form's first button, also one outside the form. */}
      {form && place === 'head' ? <EnterSubmit form={form.id} intent={form.intent} /> : null}
      <List className={styles.list}>
        {LANGUAGES.map(({ tag, name, offer }) => {
          const isOffered = place === 'head' && tag === offered
          const text = isOffered ? offer : name
          return (
            <li key={tag} lang={tag} data-offered={isOffered || undefined}>
              {tag === current ? (
                <span aria-current="true">{name}</span>
              ) : form ? (
                <button
                  type="submit"
                  form={form.id}
                  formAction={inLanguage(form.path ?? here, tag)}
                  formNoValidate
                  name={LANGUAGE}
                  value={tag}
                  data-plain
                  onClick={() => keepLanguage(tag)}
                >
                  {text}
                </button>
              ) : (
                <a
                  href={inLanguage(here.includes('?') ? here : to(here), tag)}
                  hrefLang={tag}
                  onClick={() => keepLanguage(tag)}
                >
                  {text}
                </a>
              )}
            </li>
          )
        })}
      </List>
    </Frame>
  )
}
