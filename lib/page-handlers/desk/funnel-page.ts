import { DESK_PATHS } from '@/lib/addresses/desk'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { DEVICES } from '@/lib/catalogue/devices'
import { FUNNEL_BY, FUNNEL_STEPS, type FunnelBy } from '@/lib/catalogue/funnel'
import { localOf } from '@/lib/domain/clinic-time'
import { type FunnelCell, type FunnelLine, funnelDays } from '@/lib/domain/leads/funnel'
import { endWithCsv } from '@/lib/http/forms/csv'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { queryValue } from '@/lib/http/query-value'
import { fill } from '@/lib/texts/fill'
import { formatDay } from '@/lib/texts/format'
import { isOneOf } from '@/lib/types/keys'
import { readFunnelLines } from '@/lib/use-cases/desk/funnel'
import type { FunnelView } from '@/lib/views/desk/funnel'

function funnelName({ visitor: { texts }, desk }: DeskRequest, by: FunnelBy, key: string): string {
  const { FUNNEL } = texts['desk-funnel']
  if (key === '') return FUNNEL.none[by]
  if (by === 'week') return fill(FUNNEL.week, { day: formatDay(texts, key) })
  if (by === 'day') return formatDay(texts, key)
  if (by === 'city') return cityById(key)?.name ?? key
  if (by === 'clinic') return desk.places.find(({ id }) => id === key)?.name ?? key
  if ((by === 'source' || by === 'device') && key === 'desk') return FUNNEL.desk
  return by === 'device' && isOneOf(DEVICES, key) ? FUNNEL.devices[key] : key
}

function funnelLines(request: DeskRequest, by: FunnelBy, lines: readonly FunnelLine[]): FunnelView['lines'] {
  const { FUNNEL } = request.visitor.texts['desk-funnel']
  const text = (cell: FunnelCell) => (cell === null ? FUNNEL.unknown : cell === 'few' ? FUNNEL.hidden : String(cell))
  return lines.map(({ key, cells }) => ({
    key,
    name: funnelName(request, by, key),
    cells: FUNNEL_STEPS.map((step) => text(cells[step])),
    booked: typeof cells.booked === 'number' ? cells.booked : 0,
  }))
}

export const funnelPage = withDesk<{ funnel: FunnelView }>('/desk/funnel', { role: 'manager' }, async (request) => {
  const { page, visitor, desk } = request
  const { deps, texts } = visitor
  const { FUNNEL } = texts['desk-funnel']
  const requestedPlace = queryValue(page.query.by)
  const by = isOneOf(FUNNEL_BY, requestedPlace) ? requestedPlace : FUNNEL_BY[0]
  const period = { from: queryValue(page.query.from), until: queryValue(page.query.until) }
  const days = funnelDays(by, period, localOf(deps.now).date)
  const found = await readFunnelLines(deps, desk.actor, { by, ...days })
  if (!found) return { notFound: true }
  const lines = funnelLines(request, by, found.lines)
  if (page.query.csv === '1') {
    const head = [FUNNEL.groupings[by], ...FUNNEL_STEPS.map((step) => FUNNEL.steps[step])]
    const name = `funnel-${by}-${days.from}-${days.until}.csv`
    return endWithCsv(page, name, [head, ...lines.map(({ name: first, cells }) => [first, ...cells])])
  }
  const place = desk.place?.id ?? ''
  const csvHref = DESK_PATHS.funnel({ place, by, ...days, csv: '1' })
  return { props: { funnel: { by, ...days, place, isOwn: !found.isWhole, lines, csvHref } } }
})
