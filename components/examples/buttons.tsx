import { Smile } from 'lucide-react'
import { Button } from '@/components/kit/button'
import { CardGrid } from '@/components/kit/card-grid'
import { IconButton } from '@/components/kit/icon-button'
import { TextButton } from '@/components/kit/text-link'
import { Band } from '@/components/site/band'
import { DEV } from '@/lib/addresses/dev'
import { useTexts } from '@/lib/browser/texts'
import { keysOf } from '@/lib/types/keys'

const SLOW_MS = 3000
const slowly = () => new Promise((resolve) => setTimeout(resolve, SLOW_MS))

export function ButtonExamples() {
  const { PIECES } = useTexts('pieces')
  const sizes = keysOf(PIECES.sizes)
  const colours = keysOf(PIECES.colours)
  return (
    <Band title={PIECES.buttons}>
      <CardGrid>
        {sizes.map((size) => (
          <li key={size}>
            <Button text={PIECES.sizes[size]} size={size} />
          </li>
        ))}
        {colours.map((colour) => (
          <li key={colour}>
            <Button text={PIECES.colours[colour]} colour={colour} />
          </li>
        ))}
        <li>
          <Button text={PIECES.slow} onClick={slowly} />
        </li>
        <li>
          <Button text={PIECES.disabled} disabled />
        </li>
        <li>
          <Button text={PIECES.route} route={`${DEV.pieces}#main`} />
        </li>
        <li>
          <Button text={undefined} />
        </li>
        <li>
          <IconButton label={PIECES.icon}>
            <Smile aria-hidden="true" />
          </IconButton>
        </li>
        <li>
          <TextButton>{PIECES.textButton}</TextButton>
        </li>
        <li>
          <TextButton aria-disabled>{PIECES.textButtonBusy}</TextButton>
        </li>
      </CardGrid>
    </Band>
  )
}
