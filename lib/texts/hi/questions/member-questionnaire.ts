import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'दिखाए गए जवाबों में से एक चुनें'

export const ISSUE = {
  title: 'अभी आपके लिए सबसे ज़रूरी क्या है?',
  legend: 'एक चुनें',
  options: {
    tooth_pain: { label: 'दाँत का दर्द' },
    bleeding_gums: { label: 'मसूड़ों से ख़ून आना' },
    sensitivity: { label: 'दाँतों में झनझनाहट' },
    crooked_teeth: { label: 'टेढ़े दाँत' },
    missing_teeth: { label: 'दाँत न होना' },
    discoloured_teeth: { label: 'दाँतों का पीलापन या दाग़' },
    check_up: { label: 'दाँतों की नियमित जाँच' },
    other: { label: 'कुछ और' },
  } satisfies Choices<Value<'issue'>>,
  causes: {
    issue: { empty: 'चुनें कि अभी आपके लिए सबसे ज़रूरी क्या है', unknown: UNKNOWN },
  } satisfies Sentences<'issue'>,
} as const
