// Which kind of device a browser runs on, by what it calls itself.
import type { Device } from '@/lib/catalogue/devices'

// Android tablets leave out "Mobile" (Chrome, "User-Agent Strings").
const TABLET = /iPad|Tablet|Silk\/|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|Opera Mini|KAIOS/i

/** `agent`: the User-Agent header. Null without one. An iPad that asks for desktop sites is a computer: it says no more. */
export function deviceOf(agent: string | undefined): Device | null {
  if (!agent) return null
  if (PHONE.test(agent) && !/iPad/.test(agent)) return 'phone'
  return TABLET.test(agent) ? 'tablet' : 'computer'
}
