import { confirmResetPassword, resetPassword, updatePassword } from '@aws-amplify/auth'
import { asAnyone, asPatient } from '@/lib/browser/pool/guards'
import { dropPendingSignIn } from '@/lib/browser/pool/pending'
import { type Delivery, readDelivery } from '@/lib/browser/pool/types'

/** A pool that hides its accounts answers the same for everybody. */
export const forgotPassword = (phone: string): Promise<Delivery | null> =>
  asAnyone('forgot', async () => {
    const { nextStep } = await resetPassword({ username: phone.trim() })
    return readDelivery(nextStep.codeDeliveryDetails)
  })

export const confirmForgotPassword = (phone: string, code: string, newPassword: string): Promise<void> =>
  asAnyone('forgot', async () => {
    await confirmResetPassword({ username: phone.trim(), confirmationCode: code.trim(), newPassword })
    dropPendingSignIn()
  })

export const changePassword = (oldPassword: string, newPassword: string): Promise<void> =>
  asPatient('password', () => updatePassword({ oldPassword, newPassword }))
