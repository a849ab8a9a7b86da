// The SDK is loaded at the first message, because most sites never need it.
import type { SNSClient } from '@aws-sdk/client-sns'
import { chain } from '@/lib/catalogue/chain'
import { SendError, type Transport } from '@/lib/messages/transport'

type SnsSettings = { region: string; sender: string; endpoint?: string; timeoutMs?: number }

const attribute = (value: string) => ({ DataType: 'String', StringValue: value })

export function sns({ region, sender, endpoint, timeoutMs = 10_000 }: SnsSettings): Transport {
  let opening: Promise<{ client: SNSClient; sdk: typeof import('@aws-sdk/client-sns') }> | undefined
  const open = () => {
    opening ??= import('@aws-sdk/client-sns').then((sdk) => ({
      sdk,
      // The outbox retries; the client must not.
      client: new sdk.SNSClient({ region, maxAttempts: 1, ...(endpoint ? { endpoint } : {}) }),
    }))
    return opening
  }
  return {
    keepsText: false,
    async send({ to, text, templateId }) {
      const { client, sdk } = await open()
      const command = new sdk.PublishCommand({
        PhoneNumber: to,
        Message: text,
        MessageAttributes: {
          'AWS.SNS.SMS.SMSType': attribute('Transactional'),
          'AWS.SNS.SMS.SenderID': attribute(sender),
          // DLT registrations in India.
          'AWS.MM.SMS.EntityId': attribute(chain().sms.entityId),
          ...(templateId ? { 'AWS.MM.SMS.TemplateId': attribute(templateId) } : {}),
        },
      })
      await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
        throw new SendError(`SNS refused: ${error instanceof Error ? error.name : 'an error'}`)
      })
    },
  }
}
