export function withValues(href: string, values: Readonly<Record<string, string>>): string {
  const [before = '', hash] = href.split('#', 2)
  const [path = '', search = ''] = before.split('?', 2)
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) if (value !== '') query.set(name, value)
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`
}
