import { TextButton } from '@/components/kit/text-link'
import { useIsAlive } from '@/lib/browser/shell/use-is-alive'
import type { PostedWay } from '@/lib/browser/sign-in/sign-in-screen'

type Props = {
  text: string
  busy?: boolean
  /** Posted by a tap before the scripts load. Without it, the button waits for them. */
  posts?: PostedWay
  onPress(values: FormData): unknown
}

export function SignInMethod({ text, busy = false, posts, onPress }: Props) {
  const isAlive = useIsAlive()
  return (
    <TextButton
      {...(posts ? { type: 'submit', name: 'way', value: posts } : { type: 'button', disabled: !isAlive })}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        event.preventDefault()
        const { form } = event.currentTarget
        if (!busy) onPress(form ? new FormData(form) : new FormData())
      }}
    >
      {text}
    </TextButton>
  )
}
