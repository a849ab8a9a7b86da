// A list as a file for a spreadsheet, which takes none of its cells for a formula.
import { stringify } from 'csv-stringify/sync'
import type { GetServerSidePropsContext } from 'next'
import { UNSEEN } from '@/lib/http/forms/with-page'

/** Ends the answer with the rows, the first one their heads; Next renders nothing after it. Nobody else keeps it. */
export function endWithCsv({ res }: GetServerSidePropsContext, file: string, rows: readonly (readonly string[])[]) {
  res.setHeader('Content-Type', 'text/csv; charset=utf-8')
  res.setHeader('Content-Disposition', `attachment; filename="${file}"`)
  res.end(stringify([...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }))
  return UNSEEN
}
