// The cookie decides what this browser is offered, and nothing else.
import { useEffect, useState } from 'react'

const COOKIE = 'language'
const YEAR_SECONDS = 31_536_000

const hasChosen = (): boolean => document.cookie.split('; ').some((pair) => pair.startsWith(`${COOKIE}=`))

export function keepLanguage(tag: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is read here alone.
  document.cookie = `${COOKIE}=${tag}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}

/**
 * The language that the browser prefers and the page is not in; null without one, and after a choice. Null on the server,
 * because anonymous visitors share its pages.
 */
export function useOffered(languages: readonly { tag: string }[], current: string | undefined): string | null {
  const [offered, setOffered] = useState<string | null>(null)
  useEffect(() => {
    if (hasChosen()) return
    const preferred = navigator.languages.map((each) => languages.find(({ tag }) => each.split('-', 1)[0] === tag)?.tag)
    const first = preferred.find((tag) => tag !== undefined)
    setOffered(first === undefined || first === current ? null : first)
  }, [languages, current])
  return offered
}
