import type { BrandColours } from '@/lib/catalogue/chain'
import { isPhotograph, photographId, type SharedPicture } from '@/lib/catalogue/pictures'

export const LOGO = 'logo.png'
export const COLOURS = 'colours.css'

const fileAt = (file: string): string => `/brand/${file}`

/** A 1200 by 630 PNG for link previews, with the chain's name. */
export const sharedFile = (name: SharedPicture): string => `${name.replace('/', '-')}.png`
export const sharedPath = (name: SharedPicture): string => fileAt(sharedFile(name))

/** A tooth, for a chain without a logo. */
const MARK = '/icon.svg'
/** The version is part of the address, so browsers keep the file for a year. */
export const logoPath = (logo = ''): string => (isPhotograph(logo) ? `${fileAt(LOGO)}?v=${photographId(logo)}` : MARK)

export const coloursPath = ({ main, dark, accent }: BrandColours): string =>
  `${fileAt(COLOURS)}?v=${`${main}${dark}${accent}`.replaceAll('#', '')}`
