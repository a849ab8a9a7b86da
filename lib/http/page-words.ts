// The words that each page is handed: the areas that its components read, no more and no less.
import { ROUTES } from '@/flows/table'
import { PAGE_AREAS, type PageName, STEP_AREAS } from '@/lib/addresses/page-areas'
import type { Area, Words } from '@/lib/texts/languages'

/** On every page. A browser that has them is not handed them again. */
const SHELL: readonly Area[] = ['shell', 'site', 'language']

/** The areas of a page; a step's own question is implied by its route. */
export function areasOf(page: PageName, words: Words): Area[] {
  const step = page.slice(page.lastIndexOf('/') + 1)
  const isArea = (name: string): name is Area => Object.hasOwn(words, name)
  const own = PAGE_AREAS[page] ?? STEP_AREAS[step] ?? [step].filter(isArea)
  return [...(ROUTES.some((route) => route === page) ? (['steps'] as const) : []), ...own]
}

/** The words for a page; `knowsShell` of a browser that comes from another page. */
export function handedWords(words: Words, page: PageName, { knowsShell = false } = {}): Partial<Words> {
  const areas = [...(knowsShell ? [] : SHELL), ...areasOf(page, words)]
  // As plain objects: an area is a module.
  return Object.fromEntries(areas.map((area) => [area, { ...words[area] }]))
}
