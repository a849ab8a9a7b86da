import type { DeskWay } from '@/lib/addresses/desk'

export type DeskView = {
  name: string
  places: readonly { id: string; name: string; city: string }[]
  place: string | null
  here: string
  current: DeskWay | null
  navItems: readonly { name: DeskWay; href: string }[]
  /** Shows initials, the number's last four digits and no concern. */
  isHiding: boolean
  /** Seconds without an act until the screen goes blank. */
  lockSeconds: number
}

export type EnterView = {
  /** `code` is the authenticator's; `choose` is a first PIN. */
  asks: 'code' | 'pin' | 'choose'
  isLocked: boolean
  name: string
  action: string
  cause: 'wrong' | 'no_key' | 'left' | 'unreadable' | 'easy' | 'different' | 'wait' | null
  until: string
  /** The sealed form that waits for the PIN; empty if none. */
  waits: string
}
