import { useRouter } from 'next/compat/router'
import { inLanguage } from '@/lib/addresses/languages'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'

/** Turns a path of the site into that of the page's language. */
export function useLocalPath(): (path: string) => string {
  const router = useRouter()
  return (path) => inLanguage(path, router?.locale ?? DEFAULT_LANGUAGE)
}

/** Turns the address of a page of this site into that of the page's language. */
export function useLocalAddress(): (address: string) => string {
  const localPath = useLocalPath()
  return (address) => {
    const { origin, pathname, search } = new URL(address)
    return new URL(localPath(pathname + search), origin).href
  }
}

/** The address of this page in its own language. */
export function useCanonical<A extends string | undefined>(address: A): A | string {
  const localAddress = useLocalAddress()
  return address === undefined ? address : localAddress(address)
}
