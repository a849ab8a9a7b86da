import styles from '@/components/calendar/slots.module.css'
import { Callout } from '@/components/kit/callout'
import { useTexts } from '@/lib/browser/texts'
import type { HelpLine, WaitView } from '@/lib/views/booking'

/** `id` is the error summary's target. */
export function WaitNotice({ wait, id }: { wait: WaitView; id?: string }) {
  const { PROOF } = useTexts('number-proof')
  return (
    <>
      <Callout tone="coral" role="status" id={id} tabIndex={-1}>
        {wait.text}
      </Callout>
      <CallInstead line={wait.help} text={PROOF.waitCall} />
    </>
  )
}

export function CallInstead({ line, text }: { line: HelpLine; text: string }) {
  return (
    <p className={styles.call}>
      {text} <a href={line.href}>{line.display}</a>
    </p>
  )
}
