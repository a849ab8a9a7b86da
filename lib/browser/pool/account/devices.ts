import { forgetDevice as forget } from '@aws-amplify/auth'
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

async function ownToken(): Promise<{ AccessToken: string; deviceKey: string }> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens) throw new AuthError('UserUnAuthenticatedException', 'User is not authenticated')
  return { AccessToken: tokens.accessToken.toString(), deviceKey: String(tokens.accessToken.payload.device_key ?? '') }
}

function deviceView(
  { DeviceKey: key, DeviceAttributes = [], DeviceLastAuthenticatedDate: at }: PoolDevice,
  deviceKey: string,
) {
  const attribute = (name: string) => DeviceAttributes.find(({ Name }) => Name === name)?.Value
  return {
    key,
    name: attribute('device_name') ?? '',
    lastUsed: at === undefined ? null : new Date(at * 1000).toISOString(),
    current: key === deviceKey,
    isRemembered: attribute('dev:device_remembered_status') !== 'not_remembered',
  } satisfies Device
}

/** Amplify returns only the first 60 devices. */
export const devices = (): Promise<Device[]> =>
  asPatient('devices', async () => {
    const { AccessToken, deviceKey } = await ownToken()
    const found: PoolDevice[] = []
    let token: string | undefined
    do {
      const page = await callPool<Page>('ListDevices', {
        AccessToken,
        Limit: PAGE,
        ...(token === undefined ? {} : { PaginationToken: token }),
      })
      found.push(...(page.Devices ?? []))
      token = page.PaginationToken
    } while (token !== undefined)
    return found.map((device) => deviceView(device, deviceKey))
  })

export const forgetDevice = (key?: string): Promise<void> =>
  asPatient('devices', () => forget(key === undefined ? undefined : { device: { id: key } }))

/** By hand, because Amplify knows no device after a hosted sign-in. */
export const rememberDevice = (): Promise<Device> =>
  asPatient('devices', async () => {
    const { AccessToken, deviceKey: DeviceKey } = await ownToken()
    await callPool('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus: 'remembered' })
    const { Device: device } = await callPool<{ Device: PoolDevice }>('GetDevice', { AccessToken, DeviceKey })
    return deviceView(device, DeviceKey)
  })
