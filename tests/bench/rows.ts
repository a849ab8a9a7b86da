/** `least` is for values that should be high, `most` for values that should be low. */
export type Limit = { least: number } | { most: number }

export type Row = {
  what: string
  /** The figures behind the value, with their units. */
  measured: string
  /** The site's figure divided by the yardstick's. */
  ratio?: number
  /** The value that is compared with the bar and the goal. */
  value: number
  bar?: Limit
  goal?: Limit
}

const written = (value: number): string => (value >= 100 ? String(Math.round(value)) : String(Number(value.toFixed(2))))

function stand(value: number, limit: Limit | undefined): string {
  if (!limit) return ''
  const isMet = 'least' in limit ? value >= limit.least : value <= limit.most
  const edge = 'least' in limit ? `≥ ${written(limit.least)}` : `≤ ${written(limit.most)}`
  return `${edge} ${isMet ? 'ok' : 'miss'}`
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ what, measured, ratio, value, bar, goal }) => [
    what,
    measured,
    ratio === undefined ? '' : ratio.toFixed(2),
    stand(value, bar),
    stand(value, goal),
  ])
  const table = [['what', 'measured', 'ratio', 'bar', 'goal'], ...cells]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  console.log(`\n${lines.map((line) => line.trimEnd()).join('\n')}\n`)
}
