import type { BrandColours } from '@/lib/catalogue/chain'
import type { SharedPicture } from '@/lib/catalogue/pictures'

export const COLOURS = 'colours.css'

const fileAt = (file: string): string => `/brand/${file}`

/** A 1200 by 630 PNG for link previews, with the chain's name. */
export const sharedFile = (name: SharedPicture): string => `${name.replace('/', '-')}.png`
export const sharedPath = (name: SharedPicture): string => fileAt(sharedFile(name))

export const coloursPath = ({ main, dark, accent }: BrandColours): string =>
  `${fileAt(COLOURS)}?v=${`${main}${dark}${accent}`.replaceAll('#', '')}`
