// Old rows are deleted only through lib/db/sweep.ts, which works in short statements however many rows there are.
import { expect, test } from 'vitest'
import { filesOf, read } from '@/tests/structure/tree'

const AGE =
  /\b(deleteFrom\('\w+'\)|DELETE FROM \w+(?: (?!WHERE)\w+)?)\s*(?:\.where\('[\w.]+', '<=?'|WHERE [\w.]+ <=? )/g
const found = (text: string) => [...text.matchAll(AGE)].map(([whole]) => whole)

test.each([
  ["writes.deleteFrom('calls').where('changed_at', '<', before).execute()", 1],
  ["writes\n  .deleteFrom('sms_counts')\n  .where('since', '<=', at)", 1],
  ['sql`DELETE FROM outbox o WHERE o.created_at < now()`', 1],
  ["tx.deleteFrom('sessions').where('uid', '=', uid).where('expires_at', '<=', now)", 0],
  ['sql`DELETE FROM seats WHERE id IN (1)`', 0],
])('%s has %i deletions by age', (text, count) => {
  expect(found(text.replaceAll(/\n\s+/g, ''))).toHaveLength(count)
})

test('only a sweep deletes rows by their age', () => {
  const paths = filesOf(/^lib\/(db\/queries|user-pool\/store)\/.*\.ts$/)
  expect(
    paths.flatMap((path) => found(read(path).replaceAll(/\n\s+(?=\.)/g, '')).map((text) => `${path}: ${text}`)),
  ).toEqual([])
})
