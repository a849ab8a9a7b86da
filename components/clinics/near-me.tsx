// The position is requested only after a tap. Without scripts, visitors type an area or a pincode.
import { useRef, useState } from 'react'
import { Button } from '@/components/kit/button'
import { Note } from '@/components/kit/note'
import { usePosition } from '@/lib/browser/forms/use-position'
import { useTexts } from '@/lib/browser/texts'
import { type Point, writePoint } from '@/lib/catalogue/clinics/point'

/** Submits by the form's own button, whose value may name the question. */
function send(form: HTMLFormElement | null): void {
  const buttons = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLButtonElement)
  form?.requestSubmit(buttons.find(({ type }) => type === 'submit'))
}

type Props = {
  /** The id of the form to fill and submit, if the button is outside it. */
  form?: string
  className?: string | undefined
}

export function NearMe({ form, className }: Props) {
  const { NEAR } = useTexts('map')
  const input = useRef<HTMLInputElement>(null)
  const ask = usePosition()
  const [state, setState] = useState<'idle' | 'locating' | 'notLocated'>('idle')

  function take(point: Point | null): void {
    if (point === null) setState('notLocated')
    else if (input.current) {
      input.current.value = writePoint(point)
      send(input.current.form)
    }
  }

  function locate(): void {
    setState('locating')
    ask?.(take)
  }

  return (
    <>
      <input ref={input} type="hidden" form={form} name="latLng" />
      <Button
        className={[className, ask ? undefined : 'awaits-scripts'].filter(Boolean).join(' ')}
        text={NEAR.button}
        colour="white"
        onClick={locate}
      />
      <Note as="span" isSmall role="status">
        {state === 'idle' ? '' : NEAR[state]}
      </Note>
    </>
  )
}
