// Without a provider, the developer reads messages at /dev/outbox.
import type { Transport } from '@/lib/messages/transport'

export const development: Transport = { keepsText: true, send: async () => undefined }
