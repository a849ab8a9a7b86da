// The same on both engines: numbers for int8 and numeric, 'YYYY-MM-DD' for a date, otherwise pg's own.
import pg from 'pg'

type Parse = (text: string) => unknown
const asText: Parse = (text) => text
const typeParser: (oid: number, format?: 'text' | 'binary') => Parse = pg.types.getTypeParser
const textsParserOf: (oid: number) => (text: string) => (string | null)[] = pg.types.getTypeParser
const asTexts = textsParserOf(1009)
const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    asTexts(text).map((entry) => (entry === null ? null : parse(entry)))

const { INT8, NUMERIC, DATE } = pg.types.builtins
const PARSERS: Record<number, Parse> = {
  // Counts and paise stay far below 2^53.
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: asText,
  1016: arrayOf(Number),
  1231: arrayOf(Number),
  1182: arrayOf(asText),
}

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => PARSERS[oid] ?? typeParser(oid, format),
}
