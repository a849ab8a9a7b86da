// Signing out on this device. The form reaches the server without scripts; with them the tokens in the browser go first.
import styles from '@/components/account/account.module.css'
import { useLeave } from '@/components/account/use-leave'
import { PATHS } from '@/lib/addresses/paths'
import { ACCOUNT } from '@/lib/texts/en/account'

export function SignOut({ label = ACCOUNT.signOut }: { label?: string }) {
  const { leave, isBusy } = useLeave()
  return (
    <form
      method="post"
      action={PATHS.account}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void leave({})
      }}
    >
      <button className={styles.second} type="submit" name="intent" value="sign_out" aria-busy={isBusy || undefined}>
        {label}
      </button>
    </form>
  )
}
