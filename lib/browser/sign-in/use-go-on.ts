// What follows a sign-in: the page that asked for it.
import { useGo } from '@/lib/browser/account/private-pages'

/** Leads to `next`; after the hosted page, to where the sign-in began before it left. */
export function useGoOn(next: string): (to: string | null) => void {
  const go = useGo()
  return (to) => void go(to ?? next)
}
