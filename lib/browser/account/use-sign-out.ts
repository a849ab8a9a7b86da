// A full load after signing out leaves nothing of the patient in memory.

import { homeAfter, type LeavingNotice } from '@/lib/addresses/account'
import type { Identity } from '@/lib/browser/identity/use-identity'
import { useRun } from '@/lib/browser/identity/use-run'
import { localPathHere } from '@/lib/browser/page-language'
import { useAlert } from '@/lib/browser/shell/dialogs'
import { setLeaving } from '@/lib/browser/shell/leaving-page'
import { useTexts } from '@/lib/browser/texts'

export function useSignOut() {
  const { LEAVE } = useTexts('account-changes')
  const { run, isBusy } = useRun('account/leave')
  const alert = useAlert()
  async function go(notice: LeavingNotice, work: (identity: Identity) => Promise<void>): Promise<void> {
    setLeaving(true)
    if (await run('delete', null, work)) return window.location.replace(localPathHere(homeAfter(notice)))
    setLeaving(false)
    // A dialog, because a patient on a shared phone must not think that they are signed out.
    alert({ type: 'error', header: LEAVE.failed, message: LEAVE.failedLine })
  }
  return {
    isBusy,
    leave: (how: { everywhere?: boolean }) => go('signed_out', (identity) => identity.signOut(how)),
    remove: () => go('deleted', (identity) => identity.deleteUser()),
  }
}
