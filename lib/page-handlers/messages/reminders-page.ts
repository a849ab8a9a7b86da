import { z } from 'zod'
import { remindersPath } from '@/lib/addresses/paths'
import { withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import { byLink } from '@/lib/page-handlers/booking/link-key'
import { maskedPhone } from '@/lib/texts/format'
import type { BookingAccess } from '@/lib/use-cases/booking/find'
import { findReminders, type RemindersState, setReminders } from '@/lib/use-cases/messages/stop-reminders'

/** Null both for an unknown booking and for one without access. `phone` is masked. */
export type RemindersProps = { reminders: RemindersState | null }
type ReminderForms = {
  request: PageRequest
  about: { access: BookingAccess }
  shown: null
  notice: never
  props: RemindersProps
}

const { act, page } = withForms<ReminderForms>()
const set = (action: 'stop' | 'start') =>
  act({
    reads: z.object({}),
    async run({ visitor, access }) {
      const state = await setReminders(visitor.deps, access, action)
      if (!state) return { kind: 'not_found' }
      return { kind: state.mayChange ? 'set' : 'fixed', reference: state.reference }
    },
  }).answers({
    set: ({ outcome: { reference } }) => ({ to: remindersPath(reference) }),
    fixed: { status: 200, shown: null },
    not_found: { status: 404, shown: null },
  })

export const remindersPage = withPage<RemindersProps>(
  '/manage/[reference]/reminders',
  page({
    load: (request) => byLink(request, remindersPath),
    acts: { stop: set('stop'), start: set('start') },
    notices: [],
    unread: null,
    async show({ page, visitor, access }) {
      const state = await findReminders(visitor.deps, access)
      if (!state) page.res.statusCode = 404
      return { props: { reminders: state && { ...state, phone: maskedPhone(state.phone) } } }
    },
  }),
)
