// What follows a sign-in: the page that asked for it.
import { useRouter } from 'next/router'
import { notedNext, noteNext } from '@/lib/client/sign-in-notes'

/** Leads on; after the hosted page, to where the sign-in began before it left. */
export function useGoOn(next: string, isBack = false): () => void {
  const router = useRouter()
  return () => {
    const noted = notedNext()
    noteNext(null)
    void router.push(isBack && noted !== '' ? noted : next)
  }
}
