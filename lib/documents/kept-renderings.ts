// Documents of steps, rendered once for all whose pages are the same but for what is their own. The key to one is the whole of
// what it was rendered from, with marks for what is a visitor's own: nobody is shown what does not stand in their own props.
import { hash } from 'node:crypto'
import type { Body } from '@/lib/documents/body'
import { markOwn } from '@/lib/documents/own-values'
import type { View } from '@/lib/documents/render'
import { type Template, templateOf } from '@/lib/documents/template'
import { readOwn } from '@/lib/typed/own-json'
import { putNewest } from '@/lib/typed/put-newest'

/** The most documents that are kept, some 10 MB with what is packed of them. */
const MOST = 200
/** Of views that one visitor alone has asked for so far. */
const MOST_SEEN = 2000

/** A browser by its draft, or one without a cookie of this site, which is told what the address says and no more. */
export type Asker = 'stranger' | { draft: string }
export type Render = (view: View, asker: Asker | null) => Body

/**
 * A rendering is kept once a stranger or a second browser asks for the same: what one browser alone has seen may be somebody's
 * own. Without an asker nothing is kept. `render` writes the whole document of a view.
 */
export function keepRenderings(render: (view: View) => string): Render {
  const kept = new Map<string, Template>()
  const seen = new Map<string, string>()
  const isShared = (key: string, asker: Asker): boolean => {
    if (asker === 'stranger') return true
    const browser = hash('sha256', asker.draft)
    const first = seen.get(key)
    if (first === undefined) putNewest(seen, key, browser, MOST_SEEN)
    return first !== undefined && first !== browser
  }
  return ({ page, ...view }, asker) => {
    const taken = asker && markOwn(view)
    const key = taken && hash('sha256', `${page.path} ${taken.marked}`)
    const known = key ? kept.get(key) : undefined
    if (!taken || !key || !(known || isShared(key, asker))) return render({ page, ...view })
    const template = known ?? templateOf(render({ page, ...readOwn<typeof view>(taken.marked) }))
    putNewest(kept, key, template, MOST)
    return { template, own: taken.own }
  }
}
