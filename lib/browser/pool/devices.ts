// The devices that the pool knows of a signed-in patient.
import { forgetDevice as forget, rememberDevice as remember } from '@aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { AuthError } from '@/lib/browser/pool/errors'
import { asPatient } from '@/lib/browser/pool/guards'
import { callPool } from '@/lib/browser/pool/pool-call'
import type { Device } from '@/lib/browser/pool/types'

const PAGE = 60

type PoolDevice = {
  DeviceKey: string
  DeviceAttributes?: { Name: string; Value?: string }[]
  DeviceLastAuthenticatedDate?: number
}
type Page = { Devices?: PoolDevice[]; PaginationToken?: string }

/** Every device, page by page: Amplify asks for the first 60 alone. */
export const devices = (): Promise<Device[]> =>
  asPatient('devices', async () => {
    const tokens = await cognitoUserPoolsTokenProvider.getTokens()
    if (!tokens) throw new AuthError('UserUnAuthenticatedException', 'User is not authenticated')
    const own = String(tokens.accessToken.payload.device_key ?? '')
    const found: PoolDevice[] = []
    let token: string | undefined
    do {
      const page = await callPool<Page>('ListDevices', {
        AccessToken: tokens.accessToken.toString(),
        Limit: PAGE,
        ...(token === undefined ? {} : { PaginationToken: token }),
      })
      found.push(...(page.Devices ?? []))
      token = page.PaginationToken
    } while (token !== undefined)
    return found.map(({ DeviceKey: key, DeviceAttributes = [], DeviceLastAuthenticatedDate: at }) => ({
      key,
      name: DeviceAttributes.find(({ Name }) => Name === 'device_name')?.Value ?? '',
      lastUsed: at === undefined ? null : new Date(at * 1000).toISOString(),
      current: key === own,
    }))
  })

/** Forgets a device; without a key, this browser's own. */
export const forgetDevice = (key?: string): Promise<void> =>
  asPatient('devices', () => forget(key === undefined ? undefined : { device: { id: key } }))

/** Remembers this browser's device. */
export const rememberDevice = (): Promise<void> => asPatient('devices', () => remember())
