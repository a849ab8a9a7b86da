// What the frame of the desk's pages shows.
import type { DeskWay } from '@/lib/addresses/desk'

export type DeskView = {
  /** Who is in. */
  name: string
  /** Where they work, by city and name. */
  places: readonly { id: string; name: string; city: string }[]
  /** The id of the place that the page is about; null where it is about none or all. */
  place: string | null
  /** The page's own address. */
  here: string
  /** Which of the ways it is; null for a page that is reached from another. */
  way: DeskWay | null
  ways: readonly { way: DeskWay; href: string }[]
  /** Whether names, numbers and concerns are hidden: initials, the number's last four digits, no concern. */
  isHiding: boolean
  /** After so many seconds without an act the desk is blank. */
  lockSeconds: number
}

/** What the door asks for. */
export type EnterView = {
  /** `code`: the authenticator's. `choose`: a first PIN. */
  asks: 'code' | 'pin' | 'choose'
  isLocked: boolean
  name: string
  /** Where the form goes: the door's own address. */
  action: string
  /** What is wrong; `until` is a time on the clinic's clock. */
  cause: 'wrong' | 'no_key' | 'left' | 'unreadable' | 'easy' | 'different' | 'wait' | null
  until: string
  /** The form that waits, sealed; empty where none does. */
  waits: string
}
