// The site's drawings and the chain's photographs by name, and their addresses.
import { ART } from '@/lib/catalogue/art'

/** `<group>/<name>` of a drawing, like `treatments/aligners`. */
export type PictureName = (typeof ART)[number]
/** A drawing that has a link preview. */
export type SharedPicture = Extract<PictureName, `${'cities' | 'heroes' | 'treatments'}/${string}`>

/** Whether there is a drawing of this name: for names made of what a page was asked for, like a city. */
export const isPicture = (name: string): name is PictureName => ART.some((each) => each === name)

/** The path of a drawing. */
export const drawnPath = (name: PictureName): string => `/art/${name}.svg`

/** `photographs/<id>`: a photograph that the chain's file named, by its id in the photo store. */
export type PhotographName = `photographs/${string}`
/** A picture of a clinic or of who works there. */
export type ChainPictureName = PictureName | PhotographName

/** The photo's id in the store. */
export const photographId = (name: PhotographName): string => name.slice('photographs/'.length)

export const isPhotograph = (name: string): name is PhotographName => /^photographs\/[\w-]{22}$/.test(name)

/** The path of the 1200 by 630 PNG that messengers show for a link, which the build draws; the page puts its origin before it. */
export const sharedPath = (name: SharedPicture): string => `/art/og/${name.replace('/', '-')}.png`

/** The picture of a city, by its id; the site's own scene for a city that has none. */
export function cityPicture(id: string): SharedPicture {
  const name = `cities/${id}` as const
  return isPicture(name) ? name : 'heroes/home'
}
