import * as z from 'zod/mini'
import { withDeskApi } from '@/lib/http/calls/with-desk-api'

export const config = { api: { bodyParser: false } }

/** Somebody does something at the desk that asks the server nothing: it locks later. */
export default withDeskApi({ body: z.object({}), isAct: true }, async () => ({ isOpen: true }))
