import { describe, expect, test } from 'vitest'
import { TAGS } from '@/lib/catalogue/languages'
import { SMS_TEMPLATES } from '@/lib/catalogue/sms-templates'
import { readEnv } from '@/lib/env'
import { renderMessage } from '@/lib/messages/templates'
import { lendDatabase } from '@/server/operate/database'
import { SMS_LIST } from '@/server/operate/sms-templates'
import { ROWS } from '@/tests/lib/messages/template-rows'
import { SECRET } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

/** No text has a quotation mark, and those of codes have two lines. */
const parsed = (csv: string) =>
  [...csv.matchAll(/^(\w+),([a-z]{2}),(\d+),(?:"([^"]*)"|([^",\n]*)),([\w ]*)$/gm)].map(
    ([, name = '', language = '', registration = '', quoted, plain = '']) => ({
      name,
      language,
      registration,
      text: quoted ?? plain,
    }),
  )

describe('the list of SMS texts', () => {
  const database = useDatabase()

  test('the operator gets every text as carriers register it, and each message is one of them', async () => {
    lendDatabase(database())
    const settings = { env: readEnv({}), secret: SECRET, dataDir: '' }
    const { line } = await SMS_LIST.run(settings, { words: ['sms-templates'], args: [] })
    const listed = parsed(line)
    expect(listed).toHaveLength(SMS_TEMPLATES.length * TAGS.length)
    const textOf = (name: string) => listed.find((each) => each.name === name && each.language === 'en')?.text
    expect(textOf('booking_link')).toMatch(/ booking {#alphanumeric#}: {#url#} .* Help: {#cbn#}$/)
    expect(textOf('code_sign_in')).toMatch(/^{#numeric#} is your code .*\n@{#url#} #{#numeric#}$/s)
    for (const language of TAGS)
      for (const [, kind, payload] of ROWS) {
        const { text, templateId } = renderMessage(kind, payload, { origin: 'https://book.example.in', language })
        const registered = listed.find(({ registration }) => registration === templateId)
        const parts = (registered?.text ?? '')
          .split(/\{#\w+#\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        expect(text).toMatch(new RegExp(`^${parts.join('.+')}$`))
      }
  })
})
