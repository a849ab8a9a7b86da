import { z } from 'zod'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { type ActContext, type Answer, text, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import { patientView } from '@/lib/page-handlers/desk/patient/patient-view'
import { type Patient, readPatient } from '@/lib/use-cases/desk/patient/read-patient'
import { recallAtDesk, stopRecallAtDesk } from '@/lib/use-cases/recalls/recall-at-desk'
import type { PatientProps } from '@/lib/views/desk/patient'

const NOTICES = ['recalled', 'unrecalled'] as const
type PatientForms = {
  request: DeskRequest
  about: { patient: Patient; reference: string }
  shown: 'recall' | 'noRecall' | 'limit'
  notice: (typeof NOTICES)[number]
  props: PatientProps
}

const done =
  (notice: PatientForms['notice']) =>
  ({ context }: { context: ActContext<PatientForms> }): Answer<PatientForms> => ({
    to: DESK_PATHS.patient(context.reference),
    notice,
  })
const LIMIT: Answer<PatientForms> = { status: 409, shown: 'limit' }

const { act, page } = withForms<PatientForms>()
/** The form's address names the visit that the recall is about. */
const ACTS = {
  recall: act({
    reads: z.object({ months: z.coerce.number(), agreed: text }),
    run({ visitor, desk, reference }, { months, agreed }) {
      const { consentVersion } = visitor.texts['desk-booking'].DESK_BOOKING.RECALL
      return recallAtDesk(visitor.deps, desk.actor, { reference, months, agreed: agreed !== '', consentVersion })
    },
  }).answers({
    planned: done('recalled'),
    unclear: { status: 422, shown: 'recall' },
    refused: { status: 409, shown: 'noRecall' },
    not_found: LIMIT,
  }),
  recall_stop: act({
    reads: z.object({}),
    run: ({ visitor, desk, reference }) => stopRecallAtDesk(visitor.deps, desk.actor, reference),
  }).answers({ stopped: done('unrecalled'), not_found: LIMIT }),
}

export const patientPage = withDesk<PatientProps>(
  '/desk/patient/[reference]',
  {},
  page({
    async load({ page, visitor, desk }) {
      const reference = queryValue(page.params?.reference)
      const patient = await readPatient(visitor.deps, desk.actor, reference)
      return patient ? { patient, reference } : { elsewhere: { notFound: true } }
    },
    acts: ACTS,
    notices: NOTICES,
    unread: 'limit',
    async show(context, { notice, shown }) {
      const { visitor, patient, reference } = context
      const { causes, done } = visitor.texts['desk-booking'].DESK_BOOKING
      const [latest] = patient.visits
      const said = shown
        ? ({ tone: 'coral', text: causes[shown], undo: null } as const)
        : notice && ({ tone: 'leaf', text: done[notice.name], undo: null } as const)
      return {
        props: { patient: await patientView(context, patient), notice: said, action: DESK_PATHS.patient(reference) },
        ...(latest && { at: latest.place.id }),
      }
    },
  }),
)
