// The longest city names break between syllables, so that they fit a card.

const LONG = /^(Thiruvanan|Tiruchirap|Visakha)(.+)$/

export function Breakable({ text }: { text: string }) {
  const [, first, second] = LONG.exec(text) ?? []
  if (first === undefined) return text
  return (
    <>
      {first}
      <wbr />
      {second}
    </>
  )
}
