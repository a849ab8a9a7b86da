// Where the device is, asked after a tap alone: fills the search's hidden field and sends it. Without scripts there is the field
// for an area or a pincode.
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/kit/button'
import { Note } from '@/components/kit/note'
import { useWords } from '@/lib/browser/words'
import { writePoint } from '@/lib/catalogue/point'

const WAIT_MS = 10_000

/** As its own button would, where it has one: a form may say by it what is asked. */
function send(form: HTMLFormElement | null): void {
  const buttons = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLButtonElement)
  form?.requestSubmit(buttons.find(({ type }) => type === 'submit'))
}

type Props = {
  /** The id of the form that it fills and sends, where it stands outside of it. */
  form?: string
  className?: string | undefined
}

export function NearMe({ form, className }: Props) {
  const { NEAR } = useWords('map')
  const input = useRef<HTMLInputElement>(null)
  const [isAble, setIsAble] = useState(false)
  const [state, setState] = useState<'idle' | 'locating' | 'notLocated'>('idle')
  useEffect(() => setIsAble('geolocation' in navigator), [])

  function locate(): void {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!input.current) return
        input.current.value = writePoint({ lat: coords.latitude, lng: coords.longitude })
        send(input.current.form)
      },
      () => setState('notLocated'),
      { timeout: WAIT_MS, maximumAge: 60_000 },
    )
  }

  return (
    <>
      <input ref={input} type="hidden" form={form} name="latLng" />
      {isAble ? <Button className={className} text={NEAR.button} colour="white" onClick={locate} /> : null}
      <Note as="span" isSmall role="status">
        {state === 'idle' ? '' : NEAR[state]}
      </Note>
    </>
  )
}
