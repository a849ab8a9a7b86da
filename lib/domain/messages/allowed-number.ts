// Fraudsters earn from SMS to foreign numbers, so only the countries in SMS_COUNTRIES are allowed.
import { INDIAN_LANDLINE, INDIAN_MOBILE, isE164 } from '@/lib/catalogue/number-series'

const INDIA = '91'

/** `countries`: calling codes without a plus. In India only mobiles are allowed. */
export function isAllowedNumber(number: string, countries: readonly string[]): boolean {
  const country = isE164(number) && countries.find((code) => number.startsWith(`+${code}`))
  if (!country) return false
  const national = number.slice(1 + INDIA.length)
  return country !== INDIA || (INDIAN_MOBILE.test(national) && !INDIAN_LANDLINE.test(national))
}
