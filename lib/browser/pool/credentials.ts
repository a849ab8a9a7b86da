import { type AuthSession, fetchAuthSession } from '@aws-amplify/auth'
import { CLOUD, type Cloud } from '@/lib/browser/pool/cloud'
import { withCredentials } from '@/lib/browser/pool/configuration'
import { AuthError } from '@/lib/browser/pool/errors'
import { asPatient } from '@/lib/browser/pool/guards'
import { storedUser } from '@/lib/browser/pool/stored-user'

/** Amplify keeps them for 50 minutes. Guests get them only if the site allows it. */
export const credentials = (cloud: Cloud = CLOUD): Promise<NonNullable<AuthSession['credentials']>> =>
  asPatient('credentials', async () => {
    if (!cloud.identityPoolId)
      throw new AuthError('NoIdentityPool', 'No Cognito Identity pool provided for unauthenticated access')
    if (!cloud.region) throw new AuthError('NoRegion', 'Region is not configured for getting the credentials')
    if (storedUser() === null && !cloud.guests)
      throw new AuthError('MandatorySignIn', 'Cannot get guest credentials when mandatory sign-in is enabled')
    const { credentials: found } = await withCredentials(() => fetchAuthSession())
    if (!found) throw new AuthError('NoCredentials', 'Authentication Error')
    return found
  })
