// Where this page stands, as the router knows it.
import { useRouter } from 'next/compat/router'

/** The path and query of this page, without a fragment: where a form without an address of its own posts to. */
export function useHere(): string {
  const [here = ''] = (useRouter()?.asPath ?? '').split('#')
  return here
}
