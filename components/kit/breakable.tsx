// A name that may be longer than its card is wide: the longest names of cities break where their parts meet, not anywhere.

const LONG = /^(Thiruvanantha|Tiruchirap|Visakha)(.+)$/

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
