// Serves the sample chain and gives the browser all texts. tests/structure/page-texts.test.ts checks the texts of
// each page.

import { storeTexts } from '@/lib/browser/texts'
import { setChain } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'
import { toChainFacts } from '@/lib/use-cases/chain/rows'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

setChain({ ...toChainFacts(SAMPLE), cities: SAMPLE.cities, homeVisits: true })
storeTexts(textsIn(DEFAULT_LANGUAGE))
