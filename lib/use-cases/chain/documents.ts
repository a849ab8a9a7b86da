// A chain's own terms and privacy notice: files beside the chain file, and texts once they are imported.
import { USUAL_RULES } from '@/lib/catalogue/booking-rules'
import { DOCUMENTS, LONGEST_DOCUMENT } from '@/lib/catalogue/brand/document'
import type { ChainFacts, ServedChain } from '@/lib/catalogue/chain'
import { type ReadDocument, readDocument } from '@/lib/chain-file/document'
import type { ChainFile } from '@/lib/chain-file/schema'

type Facts = Pick<ChainFacts, 'brand' | 'booking' | 'documents'>

const isText = (written: string): boolean => written.includes('\n')

function holesOf({ brand, booking }: Facts): Record<string, string> {
  const { name, helpPhone, email, address } = brand
  const { changeHours, holdMinutes } = { ...USUAL_RULES, ...booking }
  const rules = { change_hours: String(changeHours), hold_minutes: String(holdMinutes) }
  return { brand: name, help_phone: helpPhone, email, address, ...rules }
}

const read = (markdown: string, facts: Facts): ReadDocument => readDocument(markdown, holesOf(facts))

/** Reads what an import has checked. */
export const documentPages = (facts: Facts): ServedChain['pages'] =>
  Object.fromEntries(
    DOCUMENTS.map((name) => {
      const texts = Object.entries(facts.documents?.[name] ?? {})
      return [name, Object.fromEntries(texts.map(([tag, text = '']) => [tag, read(text, facts).document]))]
    }),
  )

/** Replaces the names of files by their texts. `mistakes` are lines with the file's name, and its line. */
export async function readDocuments(
  chain: ChainFile,
  readFile: (name: string) => Promise<string | null>,
): Promise<{ chain: ChainFile; mistakes: string[] }> {
  const mistakes: string[] = []
  if (!chain.documents) return { chain, mistakes: [] }
  const documents: ChainFile['documents'] = {}
  for (const name of DOCUMENTS)
    for (const [tag, written] of Object.entries(chain.documents[name] ?? {})) {
      const text = (isText(written) ? written : await readFile(written))?.replace(/^\uFEFF/, '') ?? null
      const label = isText(written) ? `documents.${name}.${tag}` : written
      if (text === null)
        mistakes.push(`${label} can't be read: documents.${name}.${tag} must name a file beside the chain file`)
      else if (text.length > LONGEST_DOCUMENT)
        mistakes.push(`${label} must have at most ${LONGEST_DOCUMENT} characters`)
      else {
        for (const mistake of read(text, chain).mistakes) mistakes.push(`${label}:${mistake.line} ${mistake.text}`)
        // A text of one line would look like the name of a file when the chain is imported from an export.
        documents[name] = { ...documents[name], [tag]: isText(text) ? text : `${text}\n` }
      }
    }
  return { chain: { ...chain, documents }, mistakes }
}
