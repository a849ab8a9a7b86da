// A booking whose link is lost: its reference and its number, proved by a code. Whatever was typed is answered alike until
// the number is proved: nobody learns here which references and which numbers there are.

import { readCode } from '@/flows/code'
import { parseParam } from '@/flows/params'
import { FIND, managePath } from '@/lib/addresses/paths'
import { parseReference } from '@/lib/domain/references'
import { queryValue } from '@/lib/http/query-value'
import { isSealed } from '@/lib/http/sealed'
import type { Visitor } from '@/lib/http/visitor'
import { withPage } from '@/lib/http/with-page'
import { whenText } from '@/lib/pages/steps/proof'
import { fill } from '@/lib/texts/fill'
import { openByNumber } from '@/lib/use-cases/booking/open-by-number'
import { codePort } from '@/lib/use-cases/runtime'
import {
  areCodesLate,
  awaitsCode,
  checkProofCode,
  judgeCode,
  sendProofCode,
} from '@/lib/use-cases/session/prove-number'
import type { FindView } from '@/lib/views/booking'

export type FindProps = { find: FindView }

/** A reference that can be one, and a number (E.164). */
type Search = { reference: string; phone: string }
type Problem = FindView['problems'][number]
type Answer = { to: string } | { status: number; problems: Problem[] }

const SHOWN = 40

const proving = (visitor: Visitor, { phone }: Search) => ({ owner: visitor.owner(), network: visitor.network, phone })

/** The same page, at the code's field: the number is sealed for this browser. */
const codeHref = (visitor: Visitor, { reference, phone }: Search): string =>
  `${FIND}?${new URLSearchParams({ reference, phone: visitor.seal.seal('phone', phone) })}`

/** What was typed, or what is wrong with it. */
function readSearch({ words }: Visitor, typed: { reference: string; phone: string }): Search | Problem[] {
  const reference = parseReference(typed.reference)
  const phone = parseParam('phone', typed.phone)
  const problems: Problem[] = []
  const { FINDING } = words.manage
  if (reference === null)
    problems.push({ control: 'reference', text: typed.reference.trim() === '' ? FINDING.empty : FINDING.unreadable })
  if ('cause' in phone) problems.push({ control: 'phone', text: words['input-phone'].PHONE.causes.phone[phone.cause] })
  return reference === null || 'cause' in phone ? problems : { reference, phone: phone.value }
}

/** Opens the booking in this browser, which has proved the number. */
async function open(visitor: Visitor, search: Search): Promise<Answer> {
  const opened = await openByNumber(visitor.deps, search)
  if (!opened) return { status: 404, problems: [{ control: 'reference', text: visitor.words.manage.FINDING.none }] }
  visitor.manage.keep(opened.reference, opened.key)
  return { to: managePath(opened.reference) }
}

/** Sends a code, whether or not there is such a booking. */
async function send(visitor: Visitor, search: Search): Promise<Answer> {
  if (await visitor.hasProved(search.phone)) return open(visitor, search)
  const sent = await sendProofCode(visitor.deps, codePort(), { ...proving(visitor, search), purpose: 'manage' })
  if (sent.kind === 'sent') return { to: codeHref(visitor, search) }
  const { words, deps } = visitor
  const text = fill(words.manage.FINDING.often, { when: whenText(words, sent.until, deps.now) })
  return { status: 429, problems: [{ control: null, text }] }
}

/** Takes the typed code. */
async function check(visitor: Visitor, search: Search, typed: string): Promise<Answer> {
  const { causes } = visitor.words['number-proof'].PROOF
  const read = readCode(typed)
  if ('cause' in read) return { status: 422, problems: [{ control: 'code', text: causes.code[read.cause] }] }
  const { kind } = await checkProofCode(visitor.deps, { ...proving(visitor, search), code: read.value })
  if (kind !== 'proved') return { status: 422, problems: [{ control: 'code', text: causes.code[kind] }] }
  return open(visitor, search)
}

/** The code that the browser waits for, and from when another can be sent; null before one was sent. */
async function codeOf(visitor: Visitor, search: Search): Promise<FindView['code']> {
  const who = proving(visitor, search)
  const [isSent, next] = [await awaitsCode(visitor.deps, who), await judgeCode(visitor.deps, codePort().budget, who)]
  const from = next.kind === 'wait' ? whenText(visitor.words, next.until, visitor.deps.now) : null
  return isSent || from !== null
    ? {
        ending: search.phone.slice(-4),
        isSent,
        isLate: areCodesLate(),
        from,
        action: codeHref(visitor, search),
      }
    : null
}

/** The getServerSideProps of /manage. */
export const findPage = withPage<FindProps>('/manage', async ({ page, visitor, form }) => {
  const sealed = queryValue(page.query.phone)
  const known = isSealed(sealed) ? visitor.seal.open('phone', sealed) : null
  const asked = readSearch(visitor, { reference: queryValue(page.query.reference), phone: known ?? '' })
  const pending = Array.isArray(asked) ? null : asked
  const typed = {
    reference: form?.get('reference') ?? queryValue(page.query.reference),
    phone: form?.get('phone') ?? known ?? '',
  }
  let answer: Answer | null = null
  if (form && pending && form.get('intent') === 'again') answer = await send(visitor, pending)
  else if (form && pending && form.has('code')) answer = await check(visitor, pending, form.get('code') ?? '')
  else if (form) {
    const search = readSearch(visitor, typed)
    answer = Array.isArray(search) ? { status: 422, problems: search } : await send(visitor, search)
  }
  if (answer && 'to' in answer) return { redirect: { destination: answer.to, statusCode: 303 } }
  if (answer) page.res.statusCode = answer.status
  const isProved = answer?.status === 404
  const code = pending && !isProved ? await codeOf(visitor, pending) : null
  const shown = { reference: typed.reference.slice(0, SHOWN), phone: code ? '' : typed.phone.slice(0, SHOWN) }
  return { props: { find: { ...shown, code, problems: answer?.problems ?? [] } } }
})
