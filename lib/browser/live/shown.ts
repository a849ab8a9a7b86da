// A time of the page that changed, by its control's value.
import type { TimeChange } from '@/lib/addresses/live'

export type ShownChange = { value: string; state: TimeChange['state'] }
