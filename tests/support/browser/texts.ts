// A process that serves the sample chain, and a browser that was handed all words: which page hands which is tests/structure/page-texts.test.ts's to hold.
import { storeTexts } from '@/lib/browser/texts'
import { setChain } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE, textsIn } from '@/lib/texts/languages'
import { toChainFacts } from '@/lib/use-cases/chain/rows'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

setChain({ ...toChainFacts(SAMPLE), cities: SAMPLE.cities })
storeTexts(textsIn(DEFAULT_LANGUAGE))
