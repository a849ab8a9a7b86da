type Done = { outcome: { kind: string } }

export type AnswerRows<D extends Done, Answer> = {
  [Kind in D['outcome']['kind']]: Answer | ((done: D & { outcome: { kind: Kind } }) => Answer)
}

/** The cast is needed: TypeScript can't see that the row and the outcome have the same kind. */
export function pickAnswer<D extends Done, Answer extends object>(rows: AnswerRows<D, Answer>, done: D): Answer {
  const kind: D['outcome']['kind'] = done.outcome.kind
  const row = rows[kind] as Answer | ((done: D) => Answer)
  return typeof row === 'function' ? row(done) : row
}
