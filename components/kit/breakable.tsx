// A name that may be longer than its card is wide: the longest names of cities break between two syllables, not anywhere.

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
