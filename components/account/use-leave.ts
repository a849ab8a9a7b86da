// Signing out from a page of the account, here or everywhere, and leaving the page with all that it holds in memory.
import { useAct } from '@/lib/client/account-identity'
import { showToast } from '@/lib/client/toast'
import { LEAVE } from '@/lib/texts/en/account-changes'

/** Where a patient stands who has left: another document, so that nothing of them stays in memory. */
export const goAway = (): void => window.location.replace('/')

export function useLeave(away: () => void = goAway) {
  const { act, isBusy } = useAct('account/leave', 'delete')
  async function leave(how: { everywhere?: boolean }): Promise<void> {
    if (await act((identity) => identity.signOut(how))) away()
    else showToast({ kind: 'error', text: LEAVE.failed })
  }
  async function remove(): Promise<void> {
    if (await act((identity) => identity.deleteUser())) away()
    else showToast({ kind: 'error', text: LEAVE.failed })
  }
  return { leave, remove, isBusy }
}
