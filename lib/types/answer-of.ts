// A table with a row for each kind of outcome: TypeScript does not follow that the row and the outcome are of one kind.

type Done = { outcome: { kind: string } }

/** By kind: the answer, or what makes it of all that was done. */
export type AnswerRows<D extends Done, Answer> = {
  [Kind in D['outcome']['kind']]: Answer | ((done: D & { outcome: { kind: Kind } }) => Answer)
}

/** What the row of the outcome's kind answers. */
export function pickAnswer<D extends Done, Answer extends object>(rows: AnswerRows<D, Answer>, done: D): Answer {
  const kind: D['outcome']['kind'] = done.outcome.kind
  const row = rows[kind] as Answer | ((done: D) => Answer)
  return typeof row === 'function' ? row(done) : row
}
