// Spreadsheets must not read a cell as a formula.
import { stringify } from 'csv-stringify/sync'
import type { GetServerSidePropsContext } from 'next'
import { UNSEEN } from '@/lib/http/forms/with-page'

/** The first row is the header. Ends the answer, so Next renders nothing; no cache stores it. */
export function endWithCsv({ res }: GetServerSidePropsContext, file: string, rows: readonly (readonly string[])[]) {
  res.setHeader('Content-Type', 'text/csv; charset=utf-8')
  res.setHeader('Content-Disposition', `attachment; filename="${file}"`)
  res.end(stringify([...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }))
  return UNSEEN
}
