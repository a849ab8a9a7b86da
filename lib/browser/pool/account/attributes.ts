import {
  confirmUserAttribute,
  deleteUserAttributes,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  type UserAttributeKey,
  updateUserAttributes,
} from '@aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { asPatient } from '@/lib/browser/pool/guards'
import { openServerSession } from '@/lib/browser/pool/sessions'
import {
  type AttributeChanges,
  type Attributes,
  type Delivery,
  readDelivery,
  type VerifiableAttribute,
} from '@/lib/browser/pool/types'

/** Spec section 5: other attributes are never sent on an update. */
const isOurs = (name: string): name is UserAttributeKey => name !== 'sub' && !name.includes('_verified')
const isVerifiable = (name: string): name is VerifiableAttribute => name === 'email' || name === 'phone_number'

export const attributes = (): Promise<Attributes> => asPatient('attributes', () => fetchUserAttributes())

/** Returns the attributes that now need a code. */
export const updateAttributes = (
  changes: AttributeChanges,
): Promise<{ name: VerifiableAttribute; delivery: Delivery | null }[]> =>
  asPatient('attributes', async () => {
    const pairs = Object.entries(changes).filter(
      (pair): pair is [string, string] => isOurs(pair[0]) && typeof pair[1] === 'string',
    )
    if (pairs.length === 0) return []
    const updated = await updateUserAttributes({ userAttributes: Object.fromEntries(pairs) })
    return Object.entries(updated).flatMap(([name, { nextStep }]) =>
      isVerifiable(name) && nextStep.updateAttributeStep === 'CONFIRM_ATTRIBUTE_WITH_CODE'
        ? [{ name, delivery: readDelivery(nextStep.codeDeliveryDetails) }]
        : [],
    )
  })

/** A changed phone needs new tokens, which the server's session gets. */
export const verifyAttribute = (name: VerifiableAttribute, code: string): Promise<void> =>
  asPatient('code', async () => {
    await confirmUserAttribute({ userAttributeKey: name, confirmationCode: code.trim() })
    await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true })
    await openServerSession()
  })

export const resendAttributeCode = (name: VerifiableAttribute): Promise<Delivery | null> =>
  asPatient('attributes', async () => readDelivery(await sendUserAttributeVerificationCode({ userAttributeKey: name })))

export const deleteAttributes = (names: string[]): Promise<void> =>
  asPatient('attributes', async () => {
    const [first, ...more] = names.filter(isOurs)
    if (first !== undefined) await deleteUserAttributes({ userAttributeKeys: [first, ...more] })
  })
