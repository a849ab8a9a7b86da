import { useGo } from '@/lib/browser/account/private-pages'

/** After the hosted page, `to` is the page where the sign-in began. */
export function useGoOn(next: string): (to: string | null) => void {
  const go = useGo()
  return (to) => void go(to ?? next)
}
