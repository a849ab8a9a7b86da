// The longest names break between their parts, so that they fit a card.

const LONG = /^(Thiruvanan|Tiruchirap|Visakha|திருவனந்த|விசாகப்|பல் வெண்மை)(.+)$/

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
