// Columns whose values go in as another type than they come out.
import type { ColumnType } from 'kysely'

export type Json<T> = ColumnType<T, string, string>
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>
export type Moment = ColumnType<Date, Date, Date>
