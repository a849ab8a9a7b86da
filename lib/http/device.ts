import type { Device } from '@/lib/catalogue/devices'

// Android tablets leave out "Mobile" (Chrome, "User-Agent Strings").
const TABLET = /iPad|Tablet|Silk\/|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|Opera Mini|KAIOS/i

/** `agent` is the User-Agent header. An iPad that asks for desktop sites looks like a computer. */
export function deviceOf(agent: string | undefined): Device | null {
  if (!agent) return null
  if (PHONE.test(agent) && !/iPad/.test(agent)) return 'phone'
  return TABLET.test(agent) ? 'tablet' : 'computer'
}
