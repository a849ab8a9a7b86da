import { ROUTES } from '@/flows/table'
import { PAGE_AREAS, type PageName, STEP_AREAS } from '@/lib/addresses/page-areas'
import type { Area, Texts } from '@/lib/texts/languages'

/** For every page. A browser that already has these areas does not get them again. */
const SHELL: readonly Area[] = ['brand', 'shell', 'site', 'language']

/** A step's route implies the area of its own question. */
export function areasOf(page: PageName, texts: Texts): Area[] {
  const step = page.slice(page.lastIndexOf('/') + 1)
  const isArea = (name: string): name is Area => Object.hasOwn(texts, name)
  const areas = PAGE_AREAS[page] ?? STEP_AREAS[step] ?? [step].filter(isArea)
  return [...(ROUTES.some((route) => route === page) ? (['steps'] as const) : []), ...areas]
}

const made = new WeakMap<Texts, Map<string, Readonly<Partial<Texts>>>>()

/** Returns the same object every time. `knowsShell`: the browser comes from another page. */
export function pageTexts(texts: Texts, page: PageName, { knowsShell = false } = {}): Readonly<Partial<Texts>> {
  const pages = made.get(texts) ?? new Map<string, Readonly<Partial<Texts>>>()
  made.set(texts, pages)
  const name = `${page} ${knowsShell}`
  const areas = () => [...(knowsShell ? [] : SHELL), ...areasOf(page, texts)].map((area) => [area, { ...texts[area] }])
  const handed = pages.get(name) ?? Object.fromEntries(areas())
  pages.set(name, handed)
  return handed
}
