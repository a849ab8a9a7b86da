import { useTexts } from '@/lib/browser/texts'

/** Beside each promise of a call. Nothing where the callers speak the language of the page. */
export function CallsIn() {
  const { BRAND } = useTexts('brand')
  return BRAND.callsIn ? <p>{BRAND.callsIn}</p> : null
}
