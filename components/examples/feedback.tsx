import { Button } from '@/components/kit/button'
import { CardGrid } from '@/components/kit/card-grid'
import { Loading } from '@/components/kit/loading'
import { Band } from '@/components/site/band'
import { trackLoading } from '@/lib/browser/shell/loading-areas'
import { showToast } from '@/lib/browser/shell/toast'
import { useTexts } from '@/lib/browser/texts'
import { keysOf } from '@/lib/types/keys'

const SLOW_MS = 3000
const DOTS = 'example-dots'
const SKELETON = 'example-skeleton'

const slowly = () => new Promise((resolve) => setTimeout(resolve, SLOW_MS))
const loadBoth = () => Promise.all([trackLoading(DOTS, slowly), trackLoading(SKELETON, slowly)])

export function FeedbackExamples() {
  const { PIECES } = useTexts('pieces')
  const kinds = keysOf(PIECES.toastTypes)
  return (
    <>
      <Band title={PIECES.loadings}>
        <CardGrid>
          <li>
            <Button text={PIECES.load} colour="white" onClick={loadBoth} />
          </li>
          <li>
            <Loading area={DOTS}>
              <p>{PIECES.loaded.dots}</p>
            </Loading>
          </li>
          <li>
            <Loading area={SKELETON} skeleton={<p>{PIECES.skeleton}</p>}>
              <p>{PIECES.loaded.skeleton}</p>
            </Loading>
          </li>
        </CardGrid>
      </Band>
      <Band title={PIECES.toasts}>
        <CardGrid>
          {kinds.map((kind) => (
            <li key={kind}>
              <Button
                text={PIECES.toastTypes[kind]}
                colour="white"
                onClick={() => showToast({ kind, text: PIECES.toastTexts[kind] })}
              />
            </li>
          ))}
        </CardGrid>
      </Band>
    </>
  )
}
