import { z } from 'zod'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { DESK_METHODS, type TakingMethod } from '@/lib/catalogue/treatments/payments'
import { addDays, isDate, localOf } from '@/lib/domain/clinic-time'
import { receiptNumber } from '@/lib/domain/payments/receipts'
import { endWithCsv } from '@/lib/http/forms/csv'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { type ActContext, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import { initials } from '@/lib/page-handlers/desk/visit-card'
import { receiptId } from '@/lib/page-handlers/payments/receipt-views'
import { formatDayWithNear, formatMoney, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { listDayMoney, type MoneyOfDay } from '@/lib/use-cases/desk/money/read-money'
import { noteSaved } from '@/lib/use-cases/desk/note-saved'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import type { MoneyDayView } from '@/lib/views/desk/money'

export type MoneyProps = { view: MoneyDayView }
type MoneyForms = {
  request: DeskRequest
  about: { place: DeskPlace; date: string }
  shown: null
  notice: never
  props: MoneyProps
}
type Row = MoneyOfDay[number]

const shownName = ({ visitor: { desk } }: DeskRequest, { name }: Row): string => (desk.isHiding ? initials(name) : name)
const METHODS: readonly TakingMethod[] = [...DESK_METHODS, 'online']

function totalsOf(texts: Texts, rows: MoneyOfDay): MoneyDayView['totals'] {
  const { MONEY_DAY, METHODS: names } = texts['desk-money']
  const line = (method: string, of: MoneyOfDay) => {
    const sum = (isRefund: boolean) =>
      of.reduce((total, row) => (row.is_refund === isRefund ? total + row.paise : total), 0)
    const [taken, back] = [sum(false), sum(true)]
    return { method, taken: formatMoney(taken), back: formatMoney(back), rest: formatMoney(taken - back) }
  }
  const byMethod = METHODS.flatMap((method) => {
    const of = rows.filter((row) => row.method === method)
    return of.length === 0 ? [] : [line(names[method], of)]
  })
  return [...byMethod, line(MONEY_DAY.all, rows)]
}

/** Ends the answer with the file, and logs that data left the desk. */
async function save(request: ActContext<MoneyForms>) {
  const { page, visitor, desk, place, date } = request
  const { MONEY_DAY, METHODS: names } = visitor.texts['desk-money']
  const rows = await listDayMoney(visitor.deps, desk.actor, { placeId: place.id, date })
  await noteSaved(visitor.deps, desk.actor, { verb: 'money_saved', rows: rows.map(() => place.id) })
  const { time, booking, patient, method, taken, back, receipt } = MONEY_DAY
  // A spreadsheet adds up plain numbers, and a minus would look like a formula.
  const rupees = (paise: number, isShown: boolean) => (isShown ? (paise / 100).toFixed(2) : '')
  const lines = rows.map((row) => [
    date,
    localOf(row.at).time,
    row.reference,
    shownName(request, row),
    names[row.method],
    rupees(row.paise, !row.is_refund),
    rupees(row.paise, row.is_refund),
    receiptNumber(row),
  ])
  const head = [MONEY_DAY.date, time, booking, patient, method, taken, back, receipt]
  return endWithCsv(page, `money-${place.id}-${date}.csv`, [head, ...lines])
}

const { act, page } = withForms<MoneyForms>()

export const moneyPage = withDesk<MoneyProps>(
  '/desk/[place]/money',
  {},
  page({
    async load({ page: { query }, visitor, desk: { place } }) {
      if (!place) return { elsewhere: { notFound: true } }
      const day = queryValue(query.day)
      return { place, date: isDate(day) ? day : localOf(visitor.deps.now).date }
    },
    acts: {
      save: act({
        reads: z.object({}),
        run: async (context) => ({ kind: 'saved', sent: await save(context) }),
      }).answers({ saved: ({ outcome: { sent } }) => ({ ended: sent }) }),
    },
    notices: [],
    unread: null,
    async show(context) {
      const { visitor, desk, place, date } = context
      const { deps, texts } = visitor
      const rows = await listDayMoney(deps, desk.actor, { placeId: place.id, date })
      const { METHODS: names } = texts['desk-money']
      const lines = rows.map((row) => ({
        key: `${receiptId(row)} ${row.is_refund} ${row.at.toISOString()}`,
        time: formatTime(texts, localOf(row.at).time),
        reference: row.reference,
        href: DESK_PATHS.booking(row.reference),
        name: shownName(context, row),
        method: names[row.method],
        taken: row.is_refund ? '' : formatMoney(row.paise),
        back: row.is_refund ? formatMoney(row.paise) : '',
        receipt: receiptNumber(row),
        receiptHref: `${DESK_PATHS.receipt(row.reference)}#${receiptId(row)}`,
      }))
      const on = (day: string) => DESK_PATHS.money(place.id, day)
      return {
        props: {
          view: {
            date,
            day: formatDayWithNear(texts, date, deps.now),
            lines,
            totals: totalsOf(texts, rows),
            here: on(date),
            earlierHref: on(addDays(date, -1)),
            laterHref: date < localOf(deps.now).date ? on(addDays(date, 1)) : null,
          },
        },
      }
    },
  }),
)
