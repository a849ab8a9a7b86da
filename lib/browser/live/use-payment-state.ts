import { useRouter } from 'next/router'
import useSWR from 'swr'
import { API } from '@/lib/addresses/api'
import { post } from '@/lib/browser/forms/post'

const EVERY_MS = 4000

/** A visible page asks until the payment is there, and then shows it. */
export function usePaymentState({ id, state }: { id: string; state: string }): void {
  const router = useRouter()
  const isUnsure = state === 'open' || state === 'waits'
  const isNews = (answered: string): boolean => answered !== state && answered !== 'open'
  const ask = async () => {
    // Only this page's own host is asked.
    const answer = await post<{ state: string }>(new URL(`${API}/payment/u/state`, window.location.origin), { id })
    if (answer && isNews(answer.state)) await router.replace(router.asPath, undefined, { scroll: false })
    return answer
  }
  useSWR(isUnsure ? ['payment', id] : null, ask, { refreshInterval: EVERY_MS, shouldRetryOnError: false })
}
