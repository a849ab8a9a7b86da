// The outbox’s sent messages, as a phone and a mail program show them.
import { chain, setChain } from '@/lib/catalogue/chain'
import type { MessageKind } from '@/lib/db/message-kinds'
import type { Database } from '@/lib/db/schema'
import { calendarFileOf } from '@/lib/domain/calendar/calendar-file'
import { renderMessage } from '@/lib/messages/templates'
import { languageOf } from '@/lib/texts/languages'
import { serveChain } from '@/lib/use-cases/chain/serve'
import { calendarTexts } from '@/tests/reliability/support/languages/reader'

/** As long as a real site's, because it takes room in an SMS. */
const ORIGIN = 'https://book.muthu-dental.example'

export type Sent = { kind: MessageKind; to: string; texts: string[]; link: string | null }

/** The sample chain, with the template of each SMS at WhatsApp too. */
async function serveWithWhatsapp(db: Database): Promise<void> {
  await serveChain(db)
  const facts = chain()
  const both = Object.entries(facts.sms.translations ?? {}).map(([tag, registered]) => [
    tag,
    { templates: {}, ...registered, whatsapp: registered?.templates },
  ])
  setChain({ ...facts, sms: { ...facts.sms, translations: Object.fromEntries(both) } })
}

/** Every message that was sent, the oldest first. */
export async function messagesIn(db: Database): Promise<Sent[]> {
  await serveWithWhatsapp(db)
  const rows = await db.reads
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is not', null)
    // A summarised message has no text of its own.
    .where('personal_to', '<>', '')
    .$narrowType<{ kind: MessageKind }>()
    .orderBy('sent_at')
    .execute()
  return rows.map(({ kind, personal_payload, personal_to: to, language }) => {
    const message = renderMessage(kind, personal_payload, { origin: ORIGIN, language: languageOf(language) })
    const { text, subject = '', whatsapp, calendar } = message
    const entry = calendar ? calendarTexts(calendarFileOf(calendar.entry, calendar.changedAt)) : []
    const [link = null] = /\/(?:[a-z]{2}\/)?[mv]\?\w{30}/.exec(text) ?? []
    const texts = [text, subject, ...Object.values(whatsapp?.parameters ?? {}), ...entry]
    return { kind, to, texts, link }
  })
}
