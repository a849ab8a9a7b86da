import { HOSTED } from '@/lib/addresses/pool'
import type { Context } from '@/lib/user-pool/context'
import { closeHostedSession } from '@/lib/user-pool/hosted/sessions'

/** Null when the client or the address is not registered. The session ends in any case. */
export async function logout(
  context: Context,
  origin: string,
  query: URLSearchParams,
  token: string | null,
): Promise<string | null> {
  const { clientId, logoutUrls, callbackUrls } = context.settings
  await closeHostedSession(context, token)
  if (query.get('client_id') !== clientId) return null
  const target = query.get('logout_uri')
  if (target !== null)
    return query.getAll('logout_uri').length === 1 && logoutUrls(origin).includes(target) ? target : null
  // With redirect_uri: sign out, then show the sign-in page again.
  const again = query.get('redirect_uri')
  return again !== null && callbackUrls(origin).includes(again) ? `${origin}${HOSTED.authorize}?${query}` : null
}
