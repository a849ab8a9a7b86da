// What follows a sign-in: the page that asked for it.
import { useRouter } from 'next/router'

/** Leads to `next`; after the hosted page, to where the sign-in began before it left. */
export function useGoOn(next: string): (to: string | null) => void {
  const router = useRouter()
  return (to) => void router.push(to ?? next)
}
