// The page decides who may see messages.

import { readMessage } from '@/lib/db/message-kinds'
import type { OutboxRow } from '@/lib/db/queries/messages/outbox'
import { readLatest } from '@/lib/db/queries/messages/outbox-reads'
import { localOf } from '@/lib/domain/clinic-time'
import { segmentsOf } from '@/lib/messages/gsm7'
import { renderMessage } from '@/lib/messages/templates'
import type { MessageText } from '@/lib/messages/transport'
import { fill, plural } from '@/lib/texts/fill'
import { formatDay, formatTime, readablePhone } from '@/lib/texts/format'
import { languageOf, type Texts } from '@/lib/texts/languages'
import type { Deps } from '@/lib/use-cases/deps'

export type ListedMessage = {
  id: string
  kind: string
  to: string
  written: string
  state: string
  size: string | null
  subject: string | null
  text: string | null
  code: string | null
}

const SHOWN = 100

function deliveryState(
  { outbox, language }: Texts,
  { dropped, sent_at, attempts }: OutboxRow,
  isThere: boolean,
): string {
  const { OUTBOX } = outbox
  if (dropped) return OUTBOX.dropped[dropped]
  if (sent_at) return isThere ? OUTBOX.kept : OUTBOX.sent
  return attempts === 0 ? OUTBOX.waiting : plural(language.LANGUAGE, OUTBOX.tried, { count: attempts })
}

function shownMessage(
  { kind, personal_payload, personal_to, language }: OutboxRow,
  origin: string,
): MessageText | null {
  try {
    return personal_to === '' ? null : renderMessage(kind, personal_payload, { origin, language: languageOf(language) })
  } catch {
    return null
  }
}

function shownCode({ kind, personal_payload }: OutboxRow): string | null {
  const message = readMessage(kind, personal_payload)
  return message.kind === 'code' ? message.payload.code : null
}

export async function listMessages(texts: Texts, { db }: Pick<Deps, 'db'>, origin: string): Promise<ListedMessage[]> {
  const { OUTBOX } = texts.outbox
  const rows = await readLatest(db.reads, SHOWN)
  return rows.map((row) => {
    const message = shownMessage(row, origin)
    const { date, time } = localOf(row.created_at)
    const size = message?.channel === 'sms' ? segmentsOf(message.text) : null
    return {
      id: row.id,
      kind: row.kind,
      to: readablePhone(row.personal_to),
      written: fill(OUTBOX.time, { day: formatDay(texts, date), time: formatTime(texts, time) }),
      state: deliveryState(texts, row, message !== null),
      size: size && fill(OUTBOX.segments, { count: size.count, encoding: size.encoding }),
      subject: message?.subject ?? null,
      text: message?.text ?? null,
      code: message && shownCode(row),
    }
  })
}
