// Whether the chain serves a city. Its name is a rule's to read (flows/rules.ts); that it is served, the table's to say.
import { hasCity } from '@/lib/db/queries/cities'
import type { Deps } from '@/lib/use-cases/deps'

export const isServed = ({ db }: Pick<Deps, 'db'>, cityId: string): Promise<boolean> => hasCity(db.reads, cityId)
