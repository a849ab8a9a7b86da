// A link that looks like a button: it goes somewhere, with or without JavaScript.
import { Anchor, type AnchorProps } from '@/components/kit/anchor'
import { type ButtonLook, buttonClass } from '@/components/kit/button-look'

export function LinkButton({ size, colour, className, ...rest }: AnchorProps & ButtonLook) {
  return <Anchor {...rest} className={buttonClass({ size, colour, className })} />
}
