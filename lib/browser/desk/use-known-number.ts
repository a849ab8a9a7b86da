// A look-up counts against a limit, so each whole number is sent once.
import { useEffect, useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import { parseIndianMobile } from '@/flows/phone'
import { callDesk } from '@/lib/browser/desk/call-desk'

const numberIn = (typed: string): string | null => {
  const read = parseIndianMobile(typed)
  return read.ok ? read.e164 : null
}

/** Follows the field with this id. `first`: what the page already shows about the number `typed`. */
export function useKnownNumber<Known>(
  id: string,
  { first, typed }: { first: Known | null; typed: string },
): Known | null {
  const [phone, setPhone] = useState(() => numberIn(typed))
  const isShown = phone === numberIn(typed)
  useEffect(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement)) return
    const read = () => setPhone(numberIn(field.value))
    // Staff may type before the scripts load.
    read()
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [id])
  const { data } = useSWRImmutable(
    phone === null || isShown ? null : ['desk patient', phone],
    () => callDesk<{ known: Known | null }>('desk/s/patient', { phone: phone ?? '' }),
    { shouldRetryOnError: false },
  )
  return isShown ? first : (data?.known ?? null)
}
