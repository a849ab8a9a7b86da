// A manager of some clinics sees and changes only their staff.

import { z } from 'zod'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { chain } from '@/lib/catalogue/chain'
import type { DeskRole } from '@/lib/catalogue/visits'
import { totpUri } from '@/lib/domain/account/totp'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { type ActContext, type Answer, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import { whenText } from '@/lib/page-handlers/account/proof'
import { fill } from '@/lib/texts/fill'
import { readablePhone } from '@/lib/texts/format'
import {
  forgetMemberPin,
  mayChangeMember,
  removeMember,
  renewMemberKey,
  type StaffOutcome,
  saveMember,
} from '@/lib/use-cases/desk/staff/change-staff'
import { listStaff, type StaffMember } from '@/lib/use-cases/desk/staff/manage-staff'
import type { StaffForm, StaffView } from '@/lib/views/desk/staff'

export type StaffProps = { view: StaffView }

type FormValues = {
  member: string
  name: string
  phone: string
  role: DeskRole | null
  isEverywhere: boolean
  places: string[]
  code: string
}
/** `mistake` is null after a change that made a key. */
type ShownForm = {
  typed: FormValues | null
  mistake: Exclude<StaffOutcome, { kind: 'done' | 'key' }> | { kind: 'role' } | null
  key: string | null
}
type StaffForms = { request: DeskRequest; about: object; shown: ShownForm; notice: 'saved'; props: StaffProps }
type Context = ActContext<StaffForms>

const PLACE = 'place_'
const ROLES = ['desk', 'manager'] as const
/** A member's id; anything else names nobody. */
const MEMBER = z.uuid().or(z.literal(''))

const FORM = z.record(z.string(), z.string()).transform((form, context): FormValues => {
  const typed = (name: string): string => (form[name] ?? '').trim().slice(0, 200)
  const member = MEMBER.safeParse(typed('member'))
  if (!member.success) context.addIssue('member')
  return {
    member: member.data ?? '',
    name: typed('name'),
    phone: typed('phone'),
    role: ROLES.find((role) => role === form.role) ?? null,
    isEverywhere: form.everywhere !== undefined,
    places: Object.keys(form).flatMap((name) => (name.startsWith(PLACE) ? [name.slice(PLACE.length)] : [])),
    code: typed('code').replace(/\s/g, ''),
  }
})

const managerOf = ({ desk: { staff, places } }: Context) => ({ staff, places })

type Refusal = { input: FormValues; outcome: NonNullable<ShownForm['mistake']> }
const refused = ({ input, outcome }: Refusal): Answer<StaffForms> => ({
  status: outcome.kind === 'wait' ? 429 : 422,
  shown: { typed: input, mistake: outcome, key: null },
})
const done = (): Answer<StaffForms> => ({ to: DESK_PATHS.staff(), notice: 'saved' })
const ANSWERS = {
  done,
  key: ({ outcome: { key } }: { outcome: { key: string } }): Answer<StaffForms> => ({
    status: 200,
    shown: { typed: null, mistake: null, key },
  }),
  wrong: refused,
  wait: refused,
  no_key: refused,
  phone: refused,
  name: refused,
  places: refused,
  gone: refused,
  own: refused,
}

const { act, page } = withForms<StaffForms>()
const memberAct = (run: typeof removeMember) =>
  act({
    reads: FORM,
    run: (context: Context, { member: id, code }) => run(context.visitor.deps, managerOf(context), { id, code }),
  }).answers(ANSWERS)

const ACTS = {
  save: act({
    reads: FORM,
    async run(context: Context, { role, isEverywhere, places, ...typed }) {
      if (role === null) return { kind: 'role' as const }
      const member = { ...typed, role, places: isEverywhere ? null : places }
      return saveMember(context.visitor.deps, managerOf(context), member)
    },
  }).answers({ ...ANSWERS, role: refused }),
  remove: memberAct(removeMember),
  pin: memberAct(forgetMemberPin),
  key: memberAct(renewMemberKey),
}

type FormControl = keyof StaffForm['mistakes']
const CONTROLS: Partial<Record<NonNullable<ShownForm['mistake']>['kind'], FormControl>> = {
  phone: 'phone',
  name: 'name',
  role: 'role',
  places: 'places',
}

function mistakesOf({ visitor }: DeskRequest, mistake: ShownForm['mistake'] | undefined): StaffForm['mistakes'] {
  if (!mistake) return {}
  const { causes } = visitor.texts['desk-staff'].STAFF
  const until = mistake.kind === 'wait' ? whenText(visitor.texts, mistake.until, visitor.deps.now) : ''
  const text = fill(causes[mistake.kind], { until })
  return { [CONTROLS[mistake.kind] ?? 'code']: text }
}

function formView(request: DeskRequest, member: StaffMember | undefined, shown: ShownForm | null): StaffForm {
  const { visitor, desk } = request
  const { STAFF } = visitor.texts['desk-staff']
  const known = member && {
    name: member.personal_name,
    phone: readablePhone(member.personal_phone),
    role: member.role,
    isEverywhere: member.everywhere,
    places: member.place_ids,
  }
  const is = shown?.typed ?? known
  return {
    member: member?.id ?? '',
    title: member ? fill(STAFF.changing, { name: member.personal_name }) : STAFF.add,
    name: is?.name ?? '',
    phone: is?.phone ?? '',
    role: is?.role ?? '',
    isManager: member?.role === 'manager',
    isEverywhere: is?.isEverywhere ?? false,
    mayEverywhere: desk.staff.isEverywhere,
    places: desk.places.map(({ id, name, city }) => ({
      id: `${PLACE}${id}`,
      label: `${name}, ${city}`,
      isChosen: is?.places.includes(id) ?? desk.places.length === 1,
    })),
    mistakes: mistakesOf(request, shown?.mistake),
  }
}

const keyView = (key: string, label: string): StaffView['key'] => ({
  text: key.match(/.{1,4}/g)?.join(' ') ?? '',
  uri: totpUri(key, { issuer: chain().brand.name, label }),
})

export const staffPage = withDesk<StaffProps>(
  '/desk/staff',
  { role: 'manager' },
  page({
    load: async () => ({}),
    acts: ACTS,
    notices: ['saved'],
    unread: { typed: null, mistake: { kind: 'gone' }, key: null },
    async show(context, { notice, shown }) {
      const { page: request, visitor, desk } = context
      const { STAFF } = visitor.texts['desk-staff']
      const staff = await listStaff(visitor.deps)
      const seen = staff.filter(
        ({ everywhere, place_ids }) => everywhere || place_ids.some((id) => desk.actor.mayAt(id)),
      )
      const mayChange = (row: StaffMember) => mayChangeMember(managerOf(context), row)
      const named = shown ? shown.typed?.member : queryValue(request.query.member)
      const member = seen.find((row) => row.id === named && mayChange(row))
      return {
        props: {
          view: {
            lines: seen.map((row) => ({
              id: row.id,
              name: row.personal_name,
              phone: readablePhone(row.personal_phone),
              role: STAFF.roles[row.role],
              where: row.everywhere ? STAFF.everywhere : row.places.join(', '),
              pin: row.has_pin ? STAFF.chosen : STAFF.missing,
              changeHref: mayChange(row) ? `${DESK_PATHS.staff({ member: row.id })}#change` : null,
            })),
            form: formView(context, member, shown),
            isSaved: notice !== null,
            key: shown?.key ? keyView(shown.key, STAFF.keyLabel) : null,
          },
        },
      }
    },
  }),
)
