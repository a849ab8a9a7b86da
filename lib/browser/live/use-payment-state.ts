import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { API } from '@/lib/addresses/api'
import { post } from '@/lib/browser/forms/post'

const EVERY_MS = 4000

/** A visible page asks until the payment is there, and then shows it. */
export function usePaymentState({ id, state }: { id: string; state: string }): void {
  const { asPath, replace } = useRouter()
  useEffect(() => {
    if (state !== 'open' && state !== 'waits') return
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Only this page's own host is asked.
      const url = new URL(`${API}/payment/u/state`, window.location.origin)
      const answer = await post<{ state: string }>(url, { id })
      if (answer && answer.state !== state && answer.state !== 'open')
        await replace(asPath, undefined, { scroll: false })
    }
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [asPath, id, replace, state])
}
