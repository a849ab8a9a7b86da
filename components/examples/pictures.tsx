import type { ComponentProps } from 'react'
import { CardGrid } from '@/components/kit/card-grid'
import { Picture } from '@/components/kit/pictures/picture'
import { Portrait } from '@/components/kit/pictures/portrait'
import { Thumbnail } from '@/components/kit/pictures/thumbnail'
import { Band } from '@/components/site/band'
import { useTexts } from '@/lib/browser/texts'
import type { Texts } from '@/lib/texts/languages'
import { keysOf } from '@/lib/types/keys'

type State = keyof Texts['pieces']['PIECES']['pictureStates']
const OPTIONS: Record<State, Partial<ComponentProps<typeof Picture>>> = {
  cover: { fit: 'cover' },
  contain: { fit: 'contain' },
  priority: { priority: true },
  still: { isStill: true },
}
const states = keysOf(OPTIONS)

export function PictureExamples() {
  const { PIECES } = useTexts('pieces')
  return (
    <Band title={PIECES.pictures}>
      <CardGrid>
        {states.map((state) => (
          <li key={state}>
            <Picture source="treatments/braces" alt={PIECES.pictureAlt} {...OPTIONS[state]} />
            <p>{PIECES.pictureStates[state]}</p>
          </li>
        ))}
        <li>
          <Portrait source="people/dentist-1" />
          <p>{PIECES.portrait}</p>
        </li>
      </CardGrid>
      <Thumbnail src="/icon.svg" href="/icon.svg" alt={PIECES.pictureAlt} />
    </Band>
  )
}
