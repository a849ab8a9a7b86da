import * as z from 'zod/mini'
import { withDeskApi } from '@/lib/http/calls/with-desk-api'

export const config = { api: { bodyParser: false } }

/** Reports an act that needs no server, so that the desk locks later. */
export default withDeskApi({ body: z.object({}), isAct: true }, async () => ({ isOpen: true }))
