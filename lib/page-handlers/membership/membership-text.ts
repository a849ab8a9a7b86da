// Counted from the prices of bookings, without anything that every patient gets.
import { usualPaise } from '@/lib/catalogue/benefits'
import type { MembershipTerms } from '@/lib/catalogue/chain'
import { fill, plural } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'

export function benefitLines(texts: Texts, { checkUps, cleanings, percentOff }: MembershipTerms): string[] {
  const { benefits } = texts.member.MEMBER
  const { LANGUAGE } = texts.language
  const price = formatMoney(usualPaise('check_up'))
  return [
    plural(LANGUAGE, benefits.checkUps, { count: checkUps, price }),
    plural(LANGUAGE, benefits.cleanings, { count: cleanings }),
    fill(benefits.lower, { percent: percentOff }),
  ]
}
