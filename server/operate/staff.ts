import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { chain } from '@/lib/catalogue/chain'
import { totpUri } from '@/lib/domain/account/totp'
import {
  addStaff,
  forgetPin,
  listStaff,
  type NewStaff,
  removeStaff,
  renewStaffKey,
} from '@/lib/use-cases/desk/staff/manage-staff'
import { type Command, type Line, NO_PHONE } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'
import type { Settings } from '@/server/settings'

const NOBODY: Line = { line: 'No member of staff has this number.', failed: true }
const ROLES = ['desk', 'manager'] as const
const failed = (line: string): Line => ({ line, failed: true })

/** The authenticator key in each form that an app takes. It is shown only once. */
function keyLines(key: string): string {
  const uri = totpUri(key, { issuer: chain().brand.name, label: 'Front desk' })
  const groups = key.match(/.{1,4}/g)?.join(' ') ?? ''
  return `${renderUnicodeCompact(uri)}\nKey for the authenticator app, shown only once: ${groups}\n${uri}`
}

const depsOf = ({ secret }: Settings) => ({ secret, now: new Date() })

const ADD: Command = {
  name: 'staff add',
  parameters: '<phone> --name <name> --role desk|manager --clinic <id>… | --all',
  summary: 'Add a member of staff for these clinics or home zones, or for all. A manager gets an authenticator key.',
  example: 'staff add 98000 00001 --name "Asha R" --role desk --clinic 101',
  async run(settings, { args }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: false,
      options: {
        name: { type: 'string' },
        role: { type: 'string' },
        clinic: { type: 'string', multiple: true },
        all: { type: 'boolean' },
      },
    })
    const { name } = values
    const role = ROLES.find((each) => each === values.role)
    const places = values.all ? null : [values.clinic ?? []].flat().map(String)
    if (typeof name !== 'string' || name.trim() === '') return failed('--name is missing, for example --name "Asha R".')
    if (!role) return failed('--role is missing or unknown: give --role desk or --role manager.')
    if (places?.length === 0)
      return failed('--clinic is missing: give --clinic <id> for each clinic or home zone, or --all.')
    return withDatabase(settings, async (db) => {
      const member: NewStaff = { phone: positionals.join(' '), name: name.trim(), role, places }
      const outcome = await addStaff({ db, ...depsOf(settings) }, member)
      if (outcome.kind === 'no_phone') return NO_PHONE
      if (outcome.kind === 'no_place') return failed(`There is no clinic or home zone ${outcome.named}.`)
      const line = `${member.name} signs in with this number, then opens /desk and chooses a PIN.`
      return { line: outcome.key === null ? line : `${line}\n${keyLines(outcome.key)}` }
    })
  },
}

const LIST: Command = {
  name: 'staff list',
  parameters: '',
  summary: 'List the staff and their clinics.',
  example: 'staff list',
  run: (settings) =>
    withDatabase(settings, async (db) => {
      const staff = await listStaff({ db })
      const lines = staff.map(({ personal_name: name, personal_phone: phone, role, everywhere, places }) =>
        [phone, role, name, everywhere ? 'all clinics' : places.join(', ')].join('  '),
      )
      return { line: lines.length === 0 ? 'There is no staff yet. Add somebody with: staff add.' : lines.join('\n') }
    }),
}

const REMOVE: Command = {
  name: 'staff remove',
  parameters: '<phone>',
  summary: 'Remove a member of staff at once.',
  example: 'staff remove 98000 00001',
  run: (settings, { args }) =>
    withDatabase(settings, async (db) =>
      (await removeStaff({ db, ...depsOf(settings) }, args.join(' ')))
        ? { line: 'The member of staff is removed.' }
        : NOBODY,
    ),
}

const TOTP: Command = {
  name: 'staff totp',
  parameters: '<phone>',
  summary: 'Make a new authenticator key. The old key stops working.',
  example: 'staff totp 98000 00001',
  run: (settings, { args }) =>
    withDatabase(settings, async (db) => {
      const key = await renewStaffKey({ db, ...depsOf(settings) }, args.join(' '))
      return key === null ? NOBODY : { line: keyLines(key) }
    }),
}

const PIN: Command = {
  name: 'staff pin',
  parameters: '<phone>',
  summary: 'Remove the PIN of a member of staff, who then chooses a new one.',
  example: 'staff pin 98000 00001',
  run: (settings, { args }) =>
    withDatabase(settings, async (db) =>
      (await forgetPin({ db }, args.join(' ')))
        ? { line: 'The PIN is removed. The member of staff chooses a new one at the next sign-in.' }
        : NOBODY,
    ),
}

export const STAFF: readonly Command[] = [ADD, LIST, REMOVE, TOTP, PIN]
