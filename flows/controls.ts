// A control has its parameter's name. The control `slot` answers date, start, end, and zone or cid.
import type { AnswerControl, Causes } from '@/flows/causes'
import { type Answers, type Param, parseSlot, readParam } from '@/flows/params'
import { QUESTIONNAIRE, type Question } from '@/flows/rules'
import type { Row } from '@/flows/table'
import { paramsOf, required } from '@/flows/walk'

const NO_CONTROL: readonly Param[] = ['date', 'start', 'end', 'zone', 'cid', 'isLoggedIn']
/** The answers when the form leaves a control out. */
const UNANSWERED: Answers = { appointment_type: 'clinic', self_booked: 'true' }

const asksSlot = (row: Row): boolean => paramsOf(row).includes('start')

const isControl = (param: Param): param is AnswerControl => !NO_CONTROL.includes(param)
const controlParamsOf = (row: Row): AnswerControl[] => paramsOf(row).filter(isControl)

export const controlsOf = (row: Row): (AnswerControl | Question | 'slot')[] => [
  ...controlParamsOf(row),
  ...(row.posts ?? []),
  ...(asksSlot(row) ? ['slot' as const] : []),
]

export type FormReading = {
  answers: Answers
  posted: { [Q in Question]?: string }
  causes: Causes
}

const readText = (form: { get(name: string): unknown }, name: string): string | null => {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed : null
}

function readAnswer(reading: FormReading, row: Row, param: AnswerControl, typed: string, flow: string): void {
  const cause = readParam(reading.answers, param, typed, flow)
  if (cause === null) return
  // A rule's causes are its control's (flows/causes.ts), which the compiler can't see here.
  if (required(row).includes(param) || cause !== 'empty') Object.assign(reading.causes, { [param]: cause })
  // An empty optional control takes an earlier answer back.
  else reading.answers[param] = undefined
}

function readPosted({ posted, causes }: FormReading, question: Question, typed: string): void {
  const parsed = QUESTIONNAIRE[question](typed)
  if (parsed.value !== undefined) posted[question] = parsed.value
  else if (parsed.cause !== 'empty') causes[question] = parsed.cause
}

function readSlot({ answers, causes }: FormReading, row: Row, typed: string): void {
  const slot = parseSlot(typed)
  if (!slot) {
    causes.slot = typed === '' ? 'empty' : 'unknown'
    return
  }
  const { date, start, end, at } = slot
  Object.assign(answers, { date, start, end, [paramsOf(row).includes('zone') ? 'zone' : 'cid']: at })
}

export function readForm(row: Row, form: { get(name: string): unknown }, flow: string): FormReading {
  const reading: FormReading = { answers: {}, posted: {}, causes: {} }
  for (const param of controlParamsOf(row))
    readAnswer(reading, row, param, readText(form, param) ?? UNANSWERED[param] ?? '', flow)
  for (const question of row.posts ?? []) readPosted(reading, question, readText(form, question) ?? '')
  if (asksSlot(row)) readSlot(reading, row, (readText(form, 'slot') ?? '').trim())
  return reading
}
