// Writes a chain's file as people edit it: what fits on a line stands on one.
const WIDTH = 120

function compact(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${compact(one)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** `before`: the characters of the line that stand before the value. A comma may follow it. */
function written(value: unknown, indent: string, before: number): string {
  const line = compact(value)
  if (typeof value !== 'object' || value === null || before + line.length < WIDTH) return line
  const further = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((one) => written(one, further, further.length))
    : Object.entries(value).map(([key, one]) => {
        const name = `${JSON.stringify(key)}: `
        return name + written(one, further, further.length + name.length)
      })
  const [opens, closes] = Array.isArray(value) ? '[]' : '{}'
  return `${opens}\n${lines.map((one) => further + one).join(',\n')}\n${indent}${closes}`
}

/** readChainFile reads the text back as the same chain. */
export const writeChainFile = (chain: object): string => `${written(chain, '', 0)}\n`
