// Checks HTML against html-validate's standard, both as sent and as the browser has it.
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Rules of style: React writes this HTML and nobody reads it. */
const WRITING = {
  // React closes void elements with a slash and writes booleans as empty strings.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // A phone number inside a sentence may break across lines.
  'tel-non-breaking': 'off',
  // A title is the question and the brand.
  'long-title': 'off',
  // Integrity hashes protect against another host, and all static files are served by this site.
  'require-sri': 'off',
} satisfies ConfigData['rules']

/** In the live document the map sets positions as inline styles, and the browser writes the doctype differently. */
const LIVE = {
  'no-inline-style': 'off',
  'doctype-style': 'off',
} satisfies ConfigData['rules']

/** Resolves its configuration once instead of for every page. */
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

export const faultsOfSent = (html: string): Promise<string[]> => faultsOf(sent, html)

export const faultsOfLive = (html: string): Promise<string[]> => faultsOf(live, html)
