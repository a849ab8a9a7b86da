import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'दिखाए गए जवाबों में से एक चुनें'

export const PURPOSE = {
  title: 'हम आपकी क्या मदद कर सकते हैं?',
  legend: 'एक चुनें',
  row: 'वजह',
  options: {
    crooked_teeth: { label: 'टेढ़े दाँत', line: 'लाइन से बाहर के दाँत सीधे करें' },
    gaps: { label: 'दाँतों के बीच जगह', line: 'दाँतों के बीच की जगह बंद करें' },
    missing_teeth: { label: 'दाँत न होना', line: 'एक, कई या सारे दाँत नए लगवाएँ' },
    discoloured_teeth: { label: 'दाँतों का पीलापन या दाग़', line: 'दाग़ और पीलापन हल्का करें' },
    tooth_pain: { label: 'दाँत का दर्द', line: 'वजह जानें' },
    bleeding_gums: { label: 'मसूड़ों से ख़ून आना', line: 'मसूड़ों की जाँच और सफ़ाई करवाएँ' },
    smile_makeover: { label: 'नई मुस्कान', line: 'अपने दाँतों का आकार और रंग तय करें' },
    check_up: { label: 'दाँतों की नियमित जाँच', line: 'देख लें कि सब ठीक है' },
    other: { label: 'कुछ और', line: 'जब हम कॉल करें, तब डेंटिस्ट को बताएँ' },
  } satisfies Choices<Value<'purpose'>>,
  causes: {
    purpose: { empty: 'चुनें कि हम आपकी क्या मदद कर सकते हैं', unknown: UNKNOWN },
  } satisfies Sentences<'purpose'>,
} as const
