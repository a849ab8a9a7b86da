// The rows that the bench prints, and how a value stands against the bar and the goal of the row.

/** `least` for what should be high, `most` for what should be low. */
export type Limit = { least: number } | { most: number }

export type Row = {
  what: string
  /** The figures behind the value, with their units. */
  measured: string
  /** Ours against the yardstick that ran beside it. */
  ratio?: number
  /** What bar and goal are held against. */
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

/** Prints the rows in columns. */
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
