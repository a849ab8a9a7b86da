// The usage text and docs/reference/commands.md are generated from this list.
import { EXPORT, IMPORT } from '@/server/operate/chain'
import type { Command } from '@/server/operate/command'
import { COPIES } from '@/server/operate/copies'
import { DEMO } from '@/server/operate/demo'
import { FEEDS } from '@/server/operate/feeds'
import { MARK_ATTENDED, NUMBERS, REFERRAL } from '@/server/operate/patients'
import { PASSWORDS, ROTATE } from '@/server/operate/pool'
import { RATINGS } from '@/server/operate/ratings'
import { RE_ENCRYPT } from '@/server/operate/re-encrypt'
import { SMS_LIST } from '@/server/operate/sms-templates'
import { STAFF } from '@/server/operate/staff'
import { WEBHOOKS } from '@/server/operate/webhooks'

export const COMMANDS: readonly Command[] = [
  IMPORT,
  EXPORT,
  SMS_LIST,
  REFERRAL,
  MARK_ATTENDED,
  ...NUMBERS,
  ...PASSWORDS,
  ROTATE,
  RE_ENCRYPT,
  ...STAFF,
  ...COPIES,
  RATINGS,
  ...WEBHOOKS,
  ...FEEDS,
  DEMO,
]
