import useSWR from 'swr'
import { useIdentity } from '@/lib/browser/identity/use-identity'
import { trackLoading } from '@/lib/browser/shell/loading-areas'

export const DEVICES_AREA = 'account/devices'
export const MFA_AREA = 'account/mfa'
const ATTRIBUTES_AREA = 'account/attributes'

const OPTIONS = { revalidateOnFocus: false, shouldRetryOnError: false }

export function useDevices() {
  const load = useIdentity()
  return useSWR(DEVICES_AREA, (area) => trackLoading(area, async () => (await load()).devices()), OPTIONS)
}

export function useMfa() {
  const load = useIdentity()
  return useSWR(MFA_AREA, (area) => trackLoading(area, async () => (await load()).mfa()), OPTIONS)
}

export function useAttributes() {
  const load = useIdentity()
  return useSWR(ATTRIBUTES_AREA, (area) => trackLoading(area, async () => (await load()).attributes()), OPTIONS)
}
