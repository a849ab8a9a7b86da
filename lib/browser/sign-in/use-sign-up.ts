// The details of a new account: kept while they are mended, and sent.
import { useEffect, useState } from 'react'
import { readField } from '@/lib/browser/identity/read-fields'
import { errorName } from '@/lib/browser/pool/errors'
import { noteEntered } from '@/lib/browser/sign-in/sign-in-notes'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'

const loadRules = () => import('@/lib/browser/sign-in/sign-up-rules')

/** `by` says whether the pool sends a code or a link. */
export function useSignUp(sign: SignIn, by: 'code' | 'link') {
  const { SIGN_UP } = useTexts('sign-in')
  const [details, setDetails] = useState({ name: '', email: '' })

  useEffect(() => {
    // What fails now is told when it is asked for.
    loadRules().catch(() => undefined)
  }, [])

  async function create(values: FormData): Promise<void> {
    setDetails({ name: readField(values, 'name'), email: readField(values, 'email').trim() })
    sign.keepPhone(readField(values, 'phone'))
    await sign.run('sign_up', 'phone', async (identity) => {
      const { readDetails } = await loadRules()
      const read = readDetails(values)
      if ('problems' in read) return read.problems
      noteEntered(readField(values, 'phone'), read.details.phone)
      try {
        await identity.signUpWithPassword({ ...read.details, verification: by })
        sign.show({ kind: 'confirm_sign_up' })
      } catch (error) {
        if (errorName(error) !== 'UsernameExistsException') throw error
        return { control: 'phone', text: SIGN_UP.exists }
      }
    })
  }

  return { details, create }
}
