import { useTexts } from '@/lib/browser/texts'

export function HelpPhone() {
  const { BRAND } = useTexts('brand')
  const { display, href, times } = BRAND.helpPhone
  return (
    <>
      <a href={href}>{display}</a>
      {times && ` (${times})`}
    </>
  )
}
