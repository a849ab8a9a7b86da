import { stringify } from 'csv-stringify/sync'
import { registrationsIn } from '@/lib/catalogue/chain'
import { TAGS } from '@/lib/catalogue/languages'
import { SMS_TEMPLATES } from '@/lib/catalogue/sms-templates'
import { textsIn } from '@/lib/texts/languages'
import type { Command } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

/** How carriers write the parts of a registered text that differ, by their kind (TRAI, 18 November 2025). */
const TAGS_OF_HOLES: Readonly<Record<string, string>> = {
  link: '{#url#}',
  domain: '{#url#}',
  help: '{#cbn#}',
  code: '{#numeric#}',
  minutes: '{#numeric#}',
}
const tagOf = (hole: string): string => TAGS_OF_HOLES[hole] ?? '{#alphanumeric#}'
const HOLE = /\{(\w+)\}/g

/** `holes` say what stands for each variable, in order. `registration` is empty for a text that the chain has not registered. */
function rows(): Record<'name' | 'language' | 'registration' | 'text' | 'holes', string>[] {
  return TAGS.flatMap((language) => {
    const { SMS_TEXTS } = textsIn(language).sms
    const { templates } = registrationsIn(language)
    return SMS_TEMPLATES.map((name) => ({
      name,
      language,
      registration: templates[name] ?? '',
      text: SMS_TEXTS[name].replaceAll(HOLE, (_, hole: string) => tagOf(hole)),
      holes: [...SMS_TEXTS[name].matchAll(HOLE)].map(([, hole]) => hole).join(' '),
    }))
  })
}

export const SMS_LIST: Command = {
  name: 'sms-templates',
  parameters: '',
  summary:
    'Print every SMS text as carriers register it (DLT), in CSV. A tag like {#numeric#} stands for each part that differs. The registrations come from the chain file.',
  example: 'sms-templates > sms-templates.csv',
  run: (settings) =>
    withDatabase(settings, async () => ({ line: stringify(rows(), { header: true }).trimEnd() }), { begins: false }),
}
