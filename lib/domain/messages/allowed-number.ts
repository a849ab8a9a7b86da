// Which numbers a message may go to: those of the countries that the chain writes to (SMS_COUNTRIES). Whoever takes a
// number's owner elsewhere is paid for each message sent there.
import { INDIAN_LANDLINE, INDIAN_MOBILE, isE164 } from '@/lib/catalogue/number-series'

const INDIA = '91'

/**
 * Whether an E.164 number belongs to one of the countries, given by their calling codes without a plus; of India only
 * mobiles do.
 */
export function isAllowedNumber(number: string, countries: readonly string[]): boolean {
  const country = isE164(number) && countries.find((code) => number.startsWith(`+${code}`))
  if (!country) return false
  const national = number.slice(1 + INDIA.length)
  return country !== INDIA || (INDIAN_MOBILE.test(national) && !INDIAN_LANDLINE.test(national))
}
