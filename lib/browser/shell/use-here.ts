import { useRouter } from 'next/compat/router'

/** Path and query without a fragment: a form without an action posts here. */
export function useHere(): string {
  const [here = ''] = (useRouter()?.asPath ?? '').split('#')
  return here
}
