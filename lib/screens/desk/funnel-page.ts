// The page of the funnel, for managers.
import type { FunnelView } from '@/components/desk/funnel-views'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { FUNNEL_BY, FUNNEL_STEPS, type FunnelBy } from '@/lib/catalogue/funnel'
import { localOf } from '@/lib/domain/clinic-time'
import type { FunnelCell, FunnelLine } from '@/lib/domain/funnel'
import { endWithCsv } from '@/lib/http/csv'
import { type DeskRequest, withDesk } from '@/lib/http/with-desk'
import { fill } from '@/lib/texts/fill'
import { formatDay } from '@/lib/texts/format'
import { isOneOf } from '@/lib/typed/keys'
import { funnelWeeks, readFunnelLines } from '@/lib/use-cases/desk/funnel'

const one = (value: string | string[] | undefined): string => [value].flat().at(-1) ?? ''

function nameOf({ visitor: { words }, desk }: DeskRequest, by: FunnelBy, key: string): string {
  const { FUNNEL } = words['desk-funnel']
  if (key === '') return FUNNEL.none[by]
  if (by === 'week') return fill(FUNNEL.week, { day: formatDay(words, key) })
  if (by === 'clinic') return desk.places.find(({ id }) => id === key)?.name ?? key
  return by === 'source' && key === 'desk' ? FUNNEL.desk : key
}

function linesOf(request: DeskRequest, by: FunnelBy, lines: readonly FunnelLine[]): FunnelView['lines'] {
  const { FUNNEL } = request.visitor.words['desk-funnel']
  const text = (cell: FunnelCell) => (cell === null ? FUNNEL.unknown : cell === 'few' ? FUNNEL.hidden : String(cell))
  return lines.map(({ key, cells }) => ({
    key,
    name: nameOf(request, by, key),
    cells: FUNNEL_STEPS.map((step) => text(cells[step])),
    booked: typeof cells.booked === 'number' ? cells.booked : 0,
  }))
}

/** The getServerSideProps of /desk/funnel. */
export const funnelPage = withDesk<{ funnel: FunnelView }>('/desk/funnel', { role: 'manager' }, async (request) => {
  const { page, visitor, desk } = request
  const { deps, words } = visitor
  const { FUNNEL } = words['desk-funnel']
  const asked = one(page.query.by)
  const by = isOneOf(FUNNEL_BY, asked) ? asked : FUNNEL_BY[0]
  const weeks = funnelWeeks({ from: one(page.query.from), until: one(page.query.until) }, deps.now)
  const found = await readFunnelLines(deps, desk.actor, { by, ...weeks })
  if (!found) return { notFound: true }
  const lines = linesOf(request, by, found.lines)
  if (page.query.csv === '1') {
    const head = [FUNNEL.ways[by], ...FUNNEL_STEPS.map((step) => FUNNEL.steps[step])]
    const name = `funnel-${by}-${weeks.from}-${localOf(deps.now).date}.csv`
    return endWithCsv(page, name, [head, ...lines.map(({ name: first, cells }) => [first, ...cells])])
  }
  const place = desk.place?.id ?? ''
  const csvHref = DESK_PATHS.funnel({ place, by, ...weeks, csv: '1' })
  return { props: { funnel: { by, ...weeks, place, isOwn: !found.isWhole, lines, csvHref } } }
})
