// Counted from the prices of bookings, without anything that every patient gets.
import { FREE_A_YEAR, MEMBER_PERCENT_OFF, usualPaise } from '@/lib/catalogue/benefits'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'

export function benefitLines(texts: Texts): string[] {
  const { benefits } = texts.member.MEMBER
  const price = formatMoney(usualPaise('check_up'))
  return [
    fill(benefits.checkUps, { count: FREE_A_YEAR.check_up, price }),
    fill(benefits.cleanings, { count: FREE_A_YEAR.cleaning }),
    fill(benefits.lower, { percent: MEMBER_PERCENT_OFF }),
  ]
}
