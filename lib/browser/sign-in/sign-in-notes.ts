// What a sign-in needs after a reload, kept in this tab alone: the number as it was typed, the wrong codes.
import { phoneEntered } from '@/lib/browser/measuring/analytics'
import { inTab } from '@/lib/browser/storage'

const PHONE = 'sign-in-phone'
const WRONGS = 'sign-in-wrongs'

export const notePhone = (typed: string | null): void => inTab.write(PHONE, typed)
/** Notes a number that can be one, as it was typed, and says that one was entered. */
export function noteEntered(typed: string, phone: string): void {
  notePhone(typed)
  phoneEntered(phone)
}
export const notedPhone = (): string => inTab.read(PHONE) ?? ''

/** How many wrong codes were entered: the pool counts them too, across a reload. */
export const noteWrongs = (count: number): void => inTab.write(WRONGS, count === 0 ? null : String(count))
export const notedWrongs = (): number => Number(inTab.read(WRONGS)) || 0
