// The details of a new account: kept while they are mended, and sent.
import { useEffect, useState } from 'react'
import { nameOf } from '@/lib/browser/sign-in/use-auth-run'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { SIGN_UP } from '@/lib/texts/en/sign-in'

const loadRules = () => import('@/lib/browser/sign-in/sign-up-rules')

/** `by` says whether the pool sends a code or a link. */
export function useSignUp(sign: SignIn, by: 'code' | 'link') {
  const [details, setDetails] = useState({ name: '', email: '' })

  useEffect(() => {
    // What fails now is told when it is asked for.
    loadRules().catch(() => undefined)
  }, [])

  async function create(values: FormData): Promise<void> {
    const of = (control: string) => String(values.get(control) ?? '')
    const typed = { name: of('name'), phone: of('phone'), email: of('email').trim(), password: of('password') }
    setDetails({ name: typed.name, email: typed.email })
    sign.keepPhone(typed.phone)
    await sign.run('phone', 'sign_up', async (identity) => {
      const { readDetails } = await loadRules()
      const read = readDetails(typed)
      if ('problems' in read) return read.problems
      try {
        await identity.signUpWithPassword({ ...read.details, verification: by })
        sign.show({ kind: 'confirm_sign_up' })
      } catch (error) {
        if (nameOf(error) !== 'UsernameExistsException') throw error
        return { control: 'phone', text: SIGN_UP.exists }
      }
    })
  }

  return { details, create }
}
