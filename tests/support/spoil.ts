export type Path = readonly string[]

/** The path of every member of a body, including members of inner lists and maps. */
export function pathsOf(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...above, name]
    return [path, ...pathsOf(inner, path)]
  })
}

export const memberAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => Object(inner)[name], value)

/** A copy in which the member at the path is replaced. */
export function withMember(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by
  const inner = withMember(Object(value)[name], rest, by)
  if (Array.isArray(value)) return value.map((kept: unknown, at) => (String(at) === name ? inner : kept))
  return { ...Object(value), [name]: inner }
}
