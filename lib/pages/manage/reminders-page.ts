// Whether a number is reminded: GET shows it, POST stops the reminders or lets them begin again.
import { remindersPath } from '@/lib/addresses/paths'
import { withPage } from '@/lib/http/with-page'
import { byLink } from '@/lib/pages/manage/link-key'
import { maskedPhone } from '@/lib/texts/format'
import { findReminders, type RemindersState, setReminders } from '@/lib/use-cases/booking/stop-reminders'

/** Null for an unknown booking and for somebody else's alike. `phone` is masked. */
export type RemindersProps = { reminders: RemindersState | null }

/** The getServerSideProps of /manage/[reference]/reminders. */
export const remindersPage = withPage<RemindersProps>('/manage/[reference]/reminders', async (request) => {
  const { page, visitor, form } = request
  const asker = await byLink(request, remindersPath)
  if ('to' in asker) return { redirect: { destination: asker.to, statusCode: 303 } }
  const intent = form?.get('intent')
  const isWish = intent === 'stop' || intent === 'start'
  const state = isWish
    ? await setReminders(visitor.deps, asker.access, intent)
    : await findReminders(visitor.deps, asker.access)
  if (!state) page.res.statusCode = 404
  else if (isWish && state.mayChange)
    return { redirect: { destination: remindersPath(state.reference), statusCode: 303 } }
  return { props: { reminders: state && { ...state, phone: maskedPhone(state.phone) } } }
})
