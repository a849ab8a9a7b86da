import { useState } from 'react'
import { AlertDialog, type AlertType } from '@/components/kit/alert-dialog'
import { Button } from '@/components/kit/button'
import { CardGrid } from '@/components/kit/card-grid'
import { Band } from '@/components/site/band'
import { useConfirmation } from '@/lib/browser/shell/dialogs'
import { useTexts } from '@/lib/browser/texts'
import { keysOf } from '@/lib/types/keys'

function Alerts() {
  const { PIECES } = useTexts('pieces')
  const types = keysOf(PIECES.alertTypes)
  const [shown, setShown] = useState<{ type: AlertType; buttonText?: string } | null>(null)
  const close = () => setShown(null)
  return (
    <Band title={PIECES.alerts}>
      <CardGrid>
        {types.map((type) => (
          <li key={type}>
            <Button text={PIECES.alertTypes[type]} colour="white" onClick={() => setShown({ type })} />
          </li>
        ))}
        <li>
          <Button
            text={PIECES.ownButton}
            colour="white"
            onClick={() => setShown({ type: 'info', buttonText: PIECES.ownButtonText })}
          />
        </li>
      </CardGrid>
      {shown ? (
        <AlertDialog {...shown} header={PIECES.alertTypes[shown.type]} message={PIECES.alertMessage} onClose={close} />
      ) : null}
    </Band>
  )
}

function Confirmations() {
  const { PIECES } = useTexts('pieces')
  const kinds = keysOf(PIECES.confirmationTypes)
  const confirm = useConfirmation()
  const [answer, setAnswer] = useState<boolean | null>(null)
  const ask = (type: (typeof kinds)[number]) => () =>
    confirm({
      type,
      header: PIECES.confirmationTypes[type],
      message: PIECES.confirmationMessage,
      actionCallback: setAnswer,
    })
  return (
    <Band title={PIECES.confirmations}>
      <CardGrid>
        {kinds.map((type) => (
          <li key={type}>
            <Button text={PIECES.confirmationTypes[type]} colour="white" onClick={ask(type)} />
          </li>
        ))}
      </CardGrid>
      <p role="status">{answer === null ? null : PIECES.answered[`${answer}`]}</p>
    </Band>
  )
}

export function DialogExamples() {
  return (
    <>
      <Alerts />
      <Confirmations />
    </>
  )
}
