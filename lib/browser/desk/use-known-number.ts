// A look-up counts against a limit, so each whole number is sent once.
import { useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import { parseIndianMobile } from '@/flows/phone'
import { callDesk } from '@/lib/browser/desk/call-desk'

const numberIn = (typed: string): string | null => {
  const read = parseIndianMobile(typed)
  return read.ok ? read.e164 : null
}

/** `first`: what the page already shows about the number `typed`. */
export function useKnownNumber<Known>(first: Known | null, typed: string): [Known | null, (typed: string) => void] {
  const [phone, setPhone] = useState(() => numberIn(typed))
  const [shownPhone] = useState(phone)
  const isShown = phone === shownPhone
  const { data } = useSWRImmutable(
    phone === null || isShown ? null : ['desk patient', phone],
    () => callDesk<{ known: Known | null }>('desk/s/patient', { phone: phone ?? '' }),
    { shouldRetryOnError: false },
  )
  return [isShown ? first : (data?.known ?? null), (text) => setPhone(numberIn(text))]
}
