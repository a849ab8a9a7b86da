// From a step's form to its answers, in the browser and on the server alike. A control bears its parameter's name;
// the one control named slot answers date, start, end, and zone or cid (product.md, A step page 4).
import { type Answers, type Param, parseParam, parseSlot } from '@/flows/params'
import type { Row } from '@/flows/table'
import { asked, required } from '@/flows/walk'

const SLOT: readonly Param[] = ['date', 'start', 'end', 'zone', 'cid']
/** What a form means that leaves a control out altogether. */
const UNSAID: Answers = { appointment_type: 'clinic', self_booked: 'true' }

const asksSlot = (row: Row): boolean => asked(row).includes('start')

/** The names of a row's controls, in the order of its asks. */
export function controlsOf(row: Row): string[] {
  const plain = asked(row).filter((param) => param !== 'isLoggedIn' && !(asksSlot(row) && SLOT.includes(param)))
  return asksSlot(row) ? [...plain, 'slot'] : plain
}

export type FormReading = {
  /** The canonical answers of the controls that are right. */
  answers: Answers
  /** The cause of each refusal, by control. */
  causes: Record<string, string>
}

/** Reads one step's form. An optional control left empty is no answer and no mistake. */
export function readForm(row: Row, form: { get(name: string): unknown }, flow: string): FormReading {
  const reading: FormReading = { answers: {}, causes: {} }
  const must = required(row)
  for (const control of controlsOf(row)) {
    const typed = form.get(control)
    if (control === 'slot') {
      const slot = parseSlot(typeof typed === 'string' ? typed.trim() : '')
      if (!slot) reading.causes.slot = typed ? 'unknown' : 'empty'
      else Object.assign(reading.answers, { date: slot.date, start: slot.start, end: slot.end })
      if (slot) reading.answers[asked(row).includes('zone') ? 'zone' : 'cid'] = slot.at
      continue
    }
    const param = control as Param
    const parsed = parseParam(param, typeof typed === 'string' ? typed : (UNSAID[param] ?? ''), flow)
    if ('value' in parsed) reading.answers[param] = parsed.value
    else if (must.includes(param) || parsed.cause !== 'empty') reading.causes[param] = parsed.cause
    // Named without a value: an answer that was given before is taken back.
    else reading.answers[param] = undefined
  }
  return reading
}
