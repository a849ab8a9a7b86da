// A password that was forgotten, and one that is changed.
import { confirmResetPassword, resetPassword, updatePassword } from '@aws-amplify/auth'
import { asAnyone, asPatient } from '@/lib/browser/pool/guards'
import { dropPendingSignIn } from '@/lib/browser/pool/pending'
import { type Delivery, readDelivery } from '@/lib/browser/pool/types'

/** Sends a code for choosing a new password; where the pool hides who has an account, it answers alike for everybody. */
export const forgotPassword = (phone: string): Promise<Delivery | null> =>
  asAnyone('forgot', async () => {
    const { nextStep } = await resetPassword({ username: phone.trim() })
    return readDelivery(nextStep.codeDeliveryDetails)
  })

/** Chooses the new password with that code. */
export const confirmForgotPassword = (phone: string, code: string, newPassword: string): Promise<void> =>
  asAnyone('forgot', async () => {
    await confirmResetPassword({ username: phone.trim(), confirmationCode: code.trim(), newPassword })
    dropPendingSignIn()
  })

/** Changes the password of a signed-in patient who knows the old one. */
export const changePassword = (oldPassword: string, newPassword: string): Promise<void> =>
  asPatient('password', () => updatePassword({ oldPassword, newPassword }))
