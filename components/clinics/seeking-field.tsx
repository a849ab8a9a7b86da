// Suggestions load on demand, after the field itself.
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import type { SearchPlace } from '@/components/clinics/suggestions'
import { Field, FieldBox, type FieldProps } from '@/components/kit/fields/field'

const Suggestions = dynamic(() => import('@/components/clinics/suggestions').then((file) => file.Suggestions), {
  ssr: false,
})

type Props = Omit<FieldProps, 'form' | 'type'> & { place: SearchPlace }

export function SeekingField({ place, ...field }: Props) {
  /** Null until the field gets the focus or text. */
  const [typed, setTyped] = useState<string | null>(null)
  // On a slow phone, visitors type before the scripts load.
  useEffect(() => {
    const input = document.getElementById(field.name)
    if (input instanceof HTMLInputElement && input.matches(':focus')) setTyped(input.value)
  }, [field.name])
  return (
    <FieldBox>
      <Field
        {...field}
        form={place.form?.id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        onFocus={() => setTyped((already) => already ?? '')}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {typed === null ? null : <Suggestions field={field.name} typed={typed} place={place} />}
    </FieldBox>
  )
}
