// A form sent after the desk locked waits here sealed, and the browser sends it again once unlocked (307).

import { DESK_PATHS } from '@/lib/addresses/desk'
import { DESK_FIELDS, deskNext, sealForm, withDeskEntry } from '@/lib/http/forms/with-desk'
import type { PageRequest } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { whenText } from '@/lib/page-handlers/account/proof'
import { choosePin, enterByCode, enterByPin, unlockDesk } from '@/lib/use-cases/desk/staff/enter'
import type { StaffStanding } from '@/lib/use-cases/desk/staff/standing'
import type { EnterView } from '@/lib/views/desk/frame'

export type EnterProps = { enter: EnterView }

type EntryQuestion = EnterView['asks']

/** Null for staff who are in, unlocked, and have a PIN. */
function entryQuestionOf({ kind, staff }: StaffStanding): EntryQuestion | null {
  if (kind === 'out' && staff.role === 'manager') return 'code'
  if (!staff.hasPin) return 'choose'
  return kind === 'open' ? null : 'pin'
}

async function answer({ visitor }: PageRequest, form: URLSearchParams, standing: StaffStanding, asks: EntryQuestion) {
  const { deps } = visitor
  const { staff } = standing
  const typed = (name: keyof typeof DESK_FIELDS) => (form.get(DESK_FIELDS[name]) ?? '').replace(/\s/g, '')
  if (asks === 'code') return enterByCode(deps, staff, typed('code'))
  if (asks === 'choose')
    return choosePin(deps, staff, { pin: typed('pin'), again: typed('again'), isIn: standing.kind !== 'out' })
  return standing.kind === 'out'
    ? enterByPin(deps, staff, typed('pin'))
    : unlockDesk(deps, staff, { token: standing.token, pin: typed('pin') })
}

/** Fields of this page, not of a waiting form. */
const TYPED_FIELDS: readonly string[] = [DESK_FIELDS.pin, DESK_FIELDS.again, DESK_FIELDS.code]

/** Sealed; empty if none waits. */
function waitingForm(request: PageRequest): string {
  const { form } = request
  const sealed = form?.get(DESK_FIELDS.sealedForm)
  if (!form || sealed) return sealed ?? ''
  const others = new URLSearchParams([...form].filter(([name]) => !TYPED_FIELDS.includes(name)))
  return others.size > 0 ? sealForm(request, others) : ''
}

export const enterPage = withDeskEntry<EnterProps>('/desk/enter', async (request) => {
  const { page, visitor, form, standing } = request
  const { staff } = standing
  const next = deskNext(queryValue(page.query.next))
  const asks = entryQuestionOf(standing)
  const waits = waitingForm(request)
  // 307 sends the waiting form again.
  const on = { redirect: { destination: next, statusCode: waits ? (307 as const) : (303 as const) } }
  if (asks === null) return on
  const isAnswer = form !== null && [...form.keys()].some((name) => TYPED_FIELDS.includes(name))
  const outcome = isAnswer ? await answer(request, form, standing, asks) : null
  if (outcome?.kind === 'entered') visitor.desk.keep(outcome)
  if (outcome?.kind === 'left') visitor.desk.drop()
  const isThrough = outcome?.kind === 'entered' && asks === 'code' && !staff.hasPin
  const action = DESK_PATHS.enter(next)
  if (isThrough) return { redirect: { destination: action, statusCode: 303 } }
  if (outcome?.kind === 'entered' || outcome?.kind === 'unlocked' || outcome?.kind === 'chosen') return on
  if (outcome?.kind === 'kept') return { redirect: { destination: action, statusCode: 303 } }
  if (outcome) page.res.statusCode = outcome.kind === 'wait' ? 429 : 422
  const isLeft = outcome?.kind === 'left'
  return {
    props: {
      enter: {
        asks: isLeft && staff.role === 'manager' ? 'code' : asks,
        isLocked: standing.kind === 'locked' && !isLeft,
        name: staff.name,
        action,
        cause: outcome?.kind ?? null,
        until: outcome?.kind === 'wait' ? whenText(visitor.texts, outcome.until, visitor.deps.now) : '',
        waits,
      },
    },
  }
})
