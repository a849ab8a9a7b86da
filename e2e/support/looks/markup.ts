// Holds HTML against html-validate's standard: what the server sends, and the document that the browser has made of it.
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Of the way HTML is written, not of what it means: React writes it, and nobody reads it. */
const WRITING = {
  // React closes void elements with a slash, and writes booleans as empty strings.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // A phone number within a sentence may break where the line does.
  'tel-non-breaking': 'off',
  // A title carries the brand behind the question.
  'long-title': 'off',
  // Static files are our own: an integrity hash guards against another host.
  'require-sri': 'off',
} satisfies ConfigData['rules']

/** What scripts write into the live document: positions by the map, and what the browser spells its own way. */
const LIVE = {
  'no-inline-style': 'off',
  'doctype-style': 'off',
} satisfies ConfigData['rules']

/** Resolves its configuration once, not for every page anew. */
class KeptConfig extends StaticConfigLoader {
  #kept: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(handle: string) {
    this.#kept ??= super.getConfigFor(handle)
    return this.#kept
  }
}

const validatorOf = (rules: ConfigData['rules']) =>
  new HtmlValidate(new KeptConfig({ extends: ['html-validate:standard'], rules }))
const sent = validatorOf(WRITING)
const live = validatorOf({ ...WRITING, ...LIVE })

async function faultsOf(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, offset }) => {
      const around = html.slice(Math.max(0, offset - 30), offset + 90)
      return `${ruleId}: ${message} (${selector ?? ''}) …${around}…`
    }),
  )
}

/** The faults of a page as the server sends it. */
export const faultsOfSent = (html: string): Promise<string[]> => faultsOf(sent, html)

/** The faults of a page as it stands in the browser. */
export const faultsOfLive = (html: string): Promise<string[]> => faultsOf(live, html)
