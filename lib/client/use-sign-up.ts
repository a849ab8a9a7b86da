// The details of a new account: read by the rules of the booking steps, kept while they are mended, and sent.
import { useState } from 'react'
import { parseParam } from '@/flows/params'
import { parseIndianMobile } from '@/flows/phone'
import { passwordCause } from '@/lib/client/new-password'
import { nameOf, type Problem } from '@/lib/client/use-auth-run'
import type { SignIn } from '@/lib/client/use-sign-in'
import { causeText } from '@/lib/texts/en/causes'
import { PASSWORD, SIGN_UP } from '@/lib/texts/en/sign-in'

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

type Typed = Record<'name' | 'phone' | 'email' | 'password', string>

/** What is wrong with the details, in the order of the page. */
function problemsOf({ name, phone, email, password }: Typed): Problem[] {
  const named = parseParam('name', name, 'ORGANIC')
  const number = parseIndianMobile(phone)
  const cause = passwordCause(password)
  return [
    ...('cause' in named ? [{ control: 'name', text: causeText('name', named.cause) }] : []),
    ...(number.ok ? [] : [{ control: 'phone', text: causeText('phone', number.reason) }]),
    ...(email === '' || EMAIL.test(email) ? [] : [{ control: 'email', text: SIGN_UP.emailWrong }]),
    ...(cause === null ? [] : [{ control: 'password', text: PASSWORD.causes[cause] }]),
  ]
}

/** `by` says whether the pool sends a code or a link. */
export function useSignUp(sign: SignIn, by: 'code' | 'link') {
  const [details, setDetails] = useState({ name: '', email: '' })

  async function create(values: FormData): Promise<void> {
    const of = (control: string) => String(values.get(control) ?? '')
    const typed = { name: of('name'), phone: of('phone'), email: of('email').trim(), password: of('password') }
    setDetails({ name: typed.name, email: typed.email })
    sign.keepPhone(typed.phone)
    const problems = problemsOf(typed)
    const number = parseIndianMobile(typed.phone)
    if (problems.length > 0 || !number.ok) return sign.setProblems(problems)
    const { password, email } = typed
    const named = parseParam('name', typed.name, 'ORGANIC')
    await sign.run('phone', 'sign_up', async (identity) => {
      try {
        const name = 'value' in named ? named.value : undefined
        await identity.signUpWithPassword({
          phone: number.e164,
          password,
          name,
          email: email || undefined,
          verification: by,
        })
        sign.show({ kind: 'confirm_sign_up' })
      } catch (error) {
        if (nameOf(error) !== 'UsernameExistsException') throw error
        return { control: 'phone', text: SIGN_UP.exists }
      }
    })
  }

  return { details, create }
}
