import type { Browser, Reply } from '@/tests/reliability/support/browser'
import { type Form, filled, formsOf } from '@/tests/reliability/support/html'
import { open } from '@/tests/reliability/support/walks'

/** Without letters, so that no answer repeats a foreign word. */
const WRONG = ['', '7', '1'.repeat(301)]
/** Further wrong values of a field, each refused for a cause of its own. */
const FURTHER: Record<string, readonly string[]> = {
  age: ['0', '200'],
  code: ['12', '000000'],
  latLng: ['28.6,77.2'],
  phone: ['08012345678', '+12025550100', '1234567890'],
  pincode: ['110001', '000000', '600017'],
  reference: ['22222222'],
  slot: ['2020-01-01T10:00/10:30@c103', '2020-01-01T10:00/10:30@103'],
}

/** Buttons that end something or lead on. A journey presses them when it comes to them. */
const LEADING_ON = ['book', 'cancel', 'forget', 'link', 'sign_out']

const wrongOf = (name: string): readonly string[] => [...WRONG, ...(FURTHER[name] ?? [])]

type WrongBody = { body: Record<string, string>; wrong: string }

/** Bodies that answer a form not at all, or wrongly in one field. */
function wrongBodies(form: Form, typed: Record<string, string>): WrongBody[] {
  const right = filled(form, typed)
  const names = Object.keys(right).filter((name) => name !== 'intent')
  const named = form.intents.length > 0 ? form.intents : [form.fields.intent ?? '']
  const intents = named.filter((intent) => !LEADING_ON.includes(intent))
  return intents.flatMap((intent) => [
    { body: { intent }, wrong: intent },
    ...names.flatMap((name) =>
      wrongOf(name).map((value) => ({
        body: { ...right, [name]: value, intent },
        wrong: `${intent} ${name} ${value}`,
      })),
    ),
  ])
}

type Wrongly = { page: Reply; typed?: Record<string, string>; given?: Set<string> }

/**
 * Sends every form of a page wrongly, and opens where the answers lead. `given` has the wrong answers of earlier pages,
 * so that a route gets each once.
 */
export async function refuse(browser: Browser, { page, typed = {}, given = new Set() }: Wrongly): Promise<void> {
  const posts = formsOf(page.body).flatMap((form) => {
    const path = form.action || page.path
    const bodies = form.sends ? wrongBodies(form, typed) : []
    return bodies.map(({ body, wrong }) => ({ path, body, name: `${path.split('?')[0]} ${wrong}` }))
  })
  const further = posts.filter(({ name }) => !given.has(name))
  for (const { name } of further) given.add(name)
  const replies = await Promise.all(further.map(({ path, body }) => browser.post(path, body)))
  for (const path of new Set(replies.flatMap(({ location }) => location ?? []))) await open(browser, path)
}
