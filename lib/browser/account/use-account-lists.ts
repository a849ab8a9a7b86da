// What the account shows of the identity's own lists: devices and sign-in steps, fetched again after each change.
import useSWR from 'swr'
import { useIdentity } from '@/lib/browser/identity/use-identity'
import { trackLoading } from '@/lib/browser/shell/loading-areas'

export const DEVICES_AREA = 'account/devices'
export const MFA_AREA = 'account/mfa'
const ATTRIBUTES_AREA = 'account/attributes'

const OPTIONS = { revalidateOnFocus: false, shouldRetryOnError: false }

/** The remembered devices. */
export function useDevices() {
  const load = useIdentity()
  return useSWR(DEVICES_AREA, (area) => trackLoading(area, async () => (await load()).devices()), OPTIONS)
}

/** Which second steps are on. */
export function useMfa() {
  const load = useIdentity()
  return useSWR(MFA_AREA, (area) => trackLoading(area, async () => (await load()).mfa()), OPTIONS)
}

/** The pool's attributes: the e-mail address and whether it was confirmed. */
export function useAttributes() {
  const load = useIdentity()
  return useSWR(ATTRIBUTES_AREA, (area) => trackLoading(area, async () => (await load()).attributes()), OPTIONS)
}
