// The words that each page is handed: the areas that its components read, no more and no less.
import { ROUTES } from '@/flows/table'
import { PAGE_AREAS, type PageName, STEP_AREAS } from '@/lib/addresses/page-areas'
import type { Area, Texts } from '@/lib/texts/languages'

/** On every page. A browser that has them is not handed them again. */
const SHELL: readonly Area[] = ['brand', 'shell', 'site', 'language']

/** The areas of a page; a step's own question is implied by its route. */
export function areasOf(page: PageName, texts: Texts): Area[] {
  const step = page.slice(page.lastIndexOf('/') + 1)
  const isArea = (name: string): name is Area => Object.hasOwn(texts, name)
  const own = PAGE_AREAS[page] ?? STEP_AREAS[step] ?? [step].filter(isArea)
  return [...(ROUTES.some((route) => route === page) ? (['steps'] as const) : []), ...own]
}

const made = new WeakMap<Texts, Map<string, Readonly<Partial<Texts>>>>()

/** The words for a page, the same object each time; `knowsShell` of a browser that comes from another page. */
export function pageTexts(texts: Texts, page: PageName, { knowsShell = false } = {}): Readonly<Partial<Texts>> {
  const pages = made.get(texts) ?? new Map<string, Readonly<Partial<Texts>>>()
  made.set(texts, pages)
  const name = `${page} ${knowsShell}`
  // As plain objects: an area is a module.
  const areas = () => [...(knowsShell ? [] : SHELL), ...areasOf(page, texts)].map((area) => [area, { ...texts[area] }])
  const handed = pages.get(name) ?? Object.fromEntries(areas())
  pages.set(name, handed)
  return handed
}
