// Signing out from a page of the account, here or everywhere, and deleting the account. Afterwards the patient stands on
// another document, so that nothing of them stays in memory.
import { PATHS } from '@/lib/addresses/paths'
import { type AccountIdentity, useAct } from '@/lib/browser/account/account-identity'
import { setLeaving } from '@/lib/browser/shell/leaving-page'
import { showToast } from '@/lib/browser/shell/toast'
import { LEAVE } from '@/lib/texts/en/account-changes'

export function useLeave() {
  const { act, isBusy } = useAct('account/leave', 'delete')
  async function go(work: (identity: AccountIdentity) => Promise<void>): Promise<void> {
    setLeaving(true)
    if (await act(work)) return window.location.replace(PATHS.home)
    setLeaving(false)
    showToast({ kind: 'error', text: LEAVE.failed })
  }
  return {
    isBusy,
    leave: (how: { everywhere?: boolean }) => go((identity) => identity.signOut(how)),
    remove: () => go((identity) => identity.deleteUser()),
  }
}
