import { useEffect, useState } from 'react'
import { readField } from '@/lib/browser/identity/read-fields'
import { errorName } from '@/lib/browser/pool/errors'
import { noteEntered } from '@/lib/browser/sign-in/sign-in-notes'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'

const loadRules = () => import('@/lib/browser/sign-in/sign-up-rules')

export function useSignUp(signIn: SignIn, by: 'code' | 'link') {
  const { SIGN_UP } = useTexts('sign-in')
  const [details, setDetails] = useState({ name: '', email: '' })

  useEffect(() => {
    loadRules().catch(() => undefined)
  }, [])

  async function create(values: FormData): Promise<void> {
    setDetails({ name: readField(values, 'name'), email: readField(values, 'email').trim() })
    signIn.keepPhone(readField(values, 'phone'))
    await signIn.run('sign_up', 'phone', async (identity) => {
      const { readDetails } = await loadRules()
      const read = readDetails(values)
      if ('problems' in read) return read.problems
      noteEntered(readField(values, 'phone'), read.details.phone)
      try {
        await identity.signUpWithPassword({ ...read.details, verification: by })
        signIn.show({ kind: 'confirm_sign_up' })
      } catch (error) {
        if (errorName(error) !== 'UsernameExistsException') throw error
        return { control: 'phone', text: SIGN_UP.exists }
      }
    })
  }

  return { details, create }
}
