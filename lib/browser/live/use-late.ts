// A visible page asks once a minute, and when it comes into view. The last answer stays shown when a call fails.
import { useEffect, useState } from 'react'
import { API } from '@/lib/addresses/api'
import { post } from '@/lib/browser/forms/post'

type Late = { minutes: number; begins: string } | null
type LateBooking = { reference: string; late: Late }

const ASK_EVERY_MS = 60_000

export function useLate(shown: LateBooking): Late {
  const [fresh, setFresh] = useState({ of: shown, late: shown.late })
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Only this page's own host knows who may see the booking.
      const url = new URL(`${API}/booking/u/get`, window.location.origin)
      const answer = await post<{ booking: { late: Late } }>(url, { reference: shown.reference })
      if (answer) setFresh({ of: shown, late: answer.booking.late })
    }
    const timer = setInterval(ask, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [shown])
  // A form's answer is newer than any call before it.
  return fresh.of === shown ? fresh.late : shown.late
}
