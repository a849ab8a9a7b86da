// The forms of real pages with one hostile field, or with broken sealed values in their addresses.
import type { DeskRole } from '@/lib/catalogue/visits'
import type { Reply } from '@/tests/reliability/support/browser'
import { type Chance, chanceOf } from '@/tests/reliability/support/fuzz/chance'
import { ENDS } from '@/tests/reliability/support/fuzz/fuzz-desk'
import type { Fuzzed } from '@/tests/reliability/support/fuzz/fuzz-pages'
import { ALWAYS, RAW, TEXTS } from '@/tests/reliability/support/fuzz/hostile'
import { filled, formsOf } from '@/tests/reliability/support/html'

const TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Pages as a visitor saw them, and the kind of visitor. */
export type Opened = { pages: readonly Reply[]; isSignedIn: boolean; staff?: DeskRole }
type Field = readonly [name: string, encoded: string]
type Posted = { action: string; fields: Field[]; isSignedIn: boolean; staff?: DeskRole | undefined }

const encoded = (value: string): string => new URLSearchParams({ v: value }).toString().slice(2)

/** Each form once. Forms with the same path, field names and visitor are the same. */
function postedOf(opened: readonly Opened[], typed: Record<string, string>): Posted[] {
  const forms = opened.flatMap(({ pages, isSignedIn, staff }) =>
    pages.flatMap(({ body, path }) =>
      formsOf(body)
        .filter(({ sends, action }) => sends && !ENDS.some((end) => action.startsWith(end)))
        .flatMap((form) => {
          const fields = Object.entries(filled(form, typed)).map(([name, value]) => [name, encoded(value)] as const)
          // Most forms of the desk name their action by the button.
          const intents = staff && !('intent' in form.fields) ? form.intents : []
          const bodies = intents.length === 0 ? [fields] : intents.map((each) => [...fields, ['intent', each] as const])
          return bodies.map((each): Posted => ({ action: form.action || path, fields: each, isSignedIn, staff }))
        }),
    ),
  )
  const nameOf = ({ action, fields, isSignedIn, staff }: Posted) =>
    [
      action.split('?')[0],
      ...fields.map(([name, value]) => (name === 'intent' ? value : name)),
      isSignedIn,
      staff,
    ].join(' ')
  return [...new Map(forms.map((each) => [nameOf(each), each])).values()]
}

/** The address with one sealed value cut, lengthened, changed by a letter, or under another name. */
function unsealed(chance: Chance, action: string): string {
  const [path, query = ''] = action.split('?')
  const pairs = query.split('&')
  const sealed = pairs.flatMap((pair, at) => (/=(%7E|~)/.test(pair) ? [at] : []))
  if (path === undefined || sealed.length === 0) return action
  const at = chance.one(sealed)
  const [name = '', value = ''] = (pairs[at] ?? '').split('=')
  const letter = 3 + chance.below(Math.max(1, value.length - 3))
  const ways = [
    `${name}=${value.slice(0, letter)}`,
    `${name}=${value}${chance.one(['A', '%00', '=', '~', 'A'.repeat(1900)])}`,
    `${name}=${value.slice(0, letter)}${value[letter] === 'A' ? 'B' : 'A'}${value.slice(letter + 1)}`,
    `${chance.one(['phone', 'name', 'pincode', 'address', 'q', 'latLng'])}=${value}`,
    `${name}=${value}&${name}=${value}`,
  ]
  pairs[at] = chance.one(ways)
  return `${path}?${pairs.join('&')}`
}

/** `n` random forms after fixed ones for every field. `typed` has valid values for fields that need them. */
export function fuzzForms(
  n: number,
  seed: number,
  { opened, typed }: { opened: readonly Opened[]; typed: Record<string, string> },
): Fuzzed[] {
  const chance = chanceOf(seed)
  const posted = postedOf(opened, typed)
  const request = ({ action, isSignedIn, staff }: Posted, fields: readonly Field[]): Fuzzed => {
    const body = fields.map(([name, value]) => `${name}=${value}`).join('&')
    return { sent: { method: 'POST', path: action, headers: TYPE, body }, isSignedIn, ...(staff && { staff }) }
  }
  const spoil = (fields: readonly Field[], spoilt: string, value: string): Field[] =>
    fields.map(([name, right]) => [name, name === spoilt ? value : right] as const)
  const always = posted.flatMap((form) =>
    form.fields.flatMap(([name]) => ALWAYS.map((value) => request(form, spoil(form.fields, name, encoded(value))))),
  )
  const any = Array.from({ length: n }, () => {
    const form = chance.one(posted)
    const action = chance.isOften(0.2) ? unsealed(chance, form.action) : form.action
    // A valid number is replaced by a new one, because a number may only book a few times.
    const fields = spoil(form.fields, 'phone', chance.phone())
    const value = chance.isOften(0.2) ? chance.one(RAW) : encoded(chance.one(TEXTS))
    const name = fields.length === 0 ? 'intent' : chance.one(fields)[0]
    const ways = [
      () => spoil(fields, name, value),
      () => spoil(fields, name, value),
      () => [...fields, [name, value] as const],
      () => fields.filter(([each]) => each !== name),
      () => [[name, value] as const, ...fields],
      () => fields,
    ]
    return request({ ...form, action }, chance.one(ways)())
  })
  return [...always, ...any]
}
