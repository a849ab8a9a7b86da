import { PictureCards } from '@/components/kit/choices/picture-cards'
import { useTexts } from '@/lib/browser/texts'
import { cityPicture } from '@/lib/catalogue/pictures'
import { plural } from '@/lib/texts/fill'
import type { CityCard } from '@/lib/views/clinics'

export function CityCards({ cities }: { cities: readonly CityCard[] }) {
  const { LANGUAGE } = useTexts('language')
  const { FIND } = useTexts('clinics')
  return (
    <PictureCards
      cards={cities.map(({ id, name, clinics, href }) => ({
        href,
        label: name,
        line: plural(LANGUAGE, FIND.count, { count: clinics }),
        picture: cityPicture(id),
      }))}
    />
  )
}
