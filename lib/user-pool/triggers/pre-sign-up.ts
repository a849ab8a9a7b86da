// Without a password the account is confirmed at once, and the first code proves the number.
import type { PreSignUpEvent } from '@/lib/user-pool/triggers/events'

export const preSignUp = async (event: PreSignUpEvent): Promise<PreSignUpEvent> => {
  const { hasPassword, validationData } = event.request
  const byCode = hasPassword === undefined ? validationData?.sign_in === 'code' : !hasPassword
  return { ...event, response: { autoConfirmUser: byCode, autoVerifyPhone: false, autoVerifyEmail: false } }
}
