// Kept in this tab only, for a reload.
import { phoneEntered } from '@/lib/browser/measuring/analytics'
import { inTab } from '@/lib/browser/storage'

const PHONE = 'sign-in-phone'
const WRONGS = 'sign-in-wrongs'

export const notePhone = (typed: string | null): void => inTab.write(PHONE, typed)
export function noteEntered(typed: string, phone: string): void {
  notePhone(typed)
  phoneEntered(phone)
}
export const notedPhone = (): string => inTab.read(PHONE) ?? ''

export const noteWrongs = (count: number): void => inTab.write(WRONGS, count === 0 ? null : String(count))
export const notedWrongs = (): number => Number(inTab.read(WRONGS)) || 0
