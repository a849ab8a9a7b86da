// Without scripts the server signs out; with them, the browser's tokens go first.
import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import { PATHS } from '@/lib/addresses/paths'
import { useSignOut } from '@/lib/browser/account/use-sign-out'
import { useTexts } from '@/lib/browser/texts'

export function SignOut() {
  const { ACCOUNT } = useTexts('account')
  const { leave, isBusy } = useSignOut()
  return (
    <Form
      method="post"
      action={PATHS.account}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void leave({})
      }}
    >
      <Button type="submit" text={ACCOUNT.signOut} colour="white" name="intent" value="sign_out" isLoading={isBusy} />
    </Form>
  )
}
