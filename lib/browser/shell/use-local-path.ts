import { useRouter } from 'next/compat/router'
import { inLanguage } from '@/lib/addresses/languages'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'

/** Turns a path of the site into that of the page's language. */
export function useLocalPath(): (path: string) => string {
  const router = useRouter()
  return (path) => inLanguage(path, router?.locale ?? DEFAULT_LANGUAGE)
}

/** The address of a page of this site, in the page's language. */
export function useCanonical<A extends string | undefined>(address: A): A | string {
  const localPath = useLocalPath()
  return address === undefined ? address : new URL(localPath(new URL(address).pathname), address).href
}
